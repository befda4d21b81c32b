import { configure } from '@testing-library/react'

// What is fetched when it is first wanted takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 })
