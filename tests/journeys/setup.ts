import { shareDemoData } from '../template.ts'

/** Runs once before the test workers; each worker's portal copies the database with the demo data. */
export default shareDemoData
