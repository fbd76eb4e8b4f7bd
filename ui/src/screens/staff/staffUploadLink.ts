import type { UploadLink } from '@jangteo/http/upload/sendFiles'
import { STAFF_ROUTES } from '@jangteo/http/staffContract.gen'
import { STAFF_LINK } from '../../lib/staffLink.ts'

const WAY = {
  baseUrl: STAFF_LINK.baseUrl,
  readCredential: STAFF_LINK.readCredential,
  openRequest: () => new XMLHttpRequest(),
}

/** The way a page of the seller centre sends pictures to the market. */
export const SELLER_UPLOAD_LINK: UploadLink = { ...WAY, route: STAFF_ROUTES.sellerUpload.pictures }

/** The way evidence of an operator is sent to the market. */
export const EVIDENCE_UPLOAD_LINK: UploadLink = {
  ...WAY,
  route: STAFF_ROUTES.operatorUpload.evidence,
}

/** The way a page of the operator console sends pictures to the market. */
export const OPERATOR_UPLOAD_LINK: UploadLink = {
  ...WAY,
  route: STAFF_ROUTES.operatorUpload.pictures,
}
