import { shareDemoData } from '../template.ts'

/** Runs once before the workers, whose portals copy this database. */
export default shareDemoData
