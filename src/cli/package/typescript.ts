import { register as registerCommonJs } from 'tsx/cjs/api'
import { register } from 'tsx/esm/api'

/** Machines are loaded from TypeScript, by the paths of the project's own tsconfig.json. */
registerCommonJs()
register()
