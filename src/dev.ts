import { vitePages } from '#server/assets/vite-pages.ts'
import { main } from '#server/main.ts'

await main(async () => ({ pages: await vitePages() }))
