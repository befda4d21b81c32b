import { configure } from '@testing-library/react'

// Lazily loaded modules take their time on a busy machine.
configure({ asyncUtilTimeout: 10_000 })
