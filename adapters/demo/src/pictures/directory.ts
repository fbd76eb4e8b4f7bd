import { join } from 'node:path'

/** Place where pictures go unless given; not stored in version control. */
export const PICTURES_DIRECTORY = join(import.meta.dirname, '../../dist/pictures')
