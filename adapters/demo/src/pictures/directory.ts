import { join } from 'node:path'

/** Where pictures go unless told otherwise; not kept in version control. */
export const PICTURES_DIRECTORY = join(import.meta.dirname, '../../dist/pictures')
