import type { UploadLink } from '@jangteo/http/upload/sendFiles'
import { STAFF_ROUTES } from '@jangteo/http/staffContract.gen'
import { STAFF_LINK } from '../../lib/staffLink.ts'

/** The way a page of the seller centre sends pictures to the market. */
export const STAFF_UPLOAD_LINK: UploadLink = {
  baseUrl: STAFF_LINK.baseUrl,
  readCredential: STAFF_LINK.readCredential,
  route: STAFF_ROUTES.sellerUpload.pictures,
  openRequest: () => new XMLHttpRequest(),
}
