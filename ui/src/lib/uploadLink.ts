import type { UploadLink } from '@jangteo/http/upload/sendFiles'
import { BROWSER_LINK } from './browserLink.ts'

/** The way this page sends files to the market. */
export const UPLOAD_LINK: UploadLink = {
  baseUrl: BROWSER_LINK.baseUrl,
  readCredential: BROWSER_LINK.readCredential,
  openRequest: () => new XMLHttpRequest(),
}
