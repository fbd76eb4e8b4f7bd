import { join } from 'node:path'

/** The directory that holds the whole repository. */
export const ROOT = join(import.meta.dirname, '../../../..')
