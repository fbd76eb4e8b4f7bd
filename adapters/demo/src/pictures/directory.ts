import { join } from 'node:path'

/** Default directory of the pictures; not stored in version control. */
export const PICTURES_DIRECTORY = join(import.meta.dirname, '../../dist/pictures')

/** Directory of the demo's videos; stored in version control. */
export const VIDEOS_DIRECTORY = join(import.meta.dirname, '../../videos')
