import { GUEST_CREDENTIAL } from '@jangteo/http/session/credential'
import type { UploadLink } from '@jangteo/http/upload/sendFiles'
import { UPLOAD_LINK } from '../../../lib/uploadLink.ts'

/** The way an applicant sends documents: as the application is sent, by the credential that is the same for everybody. */
export const APPLICANT_UPLOAD_LINK: UploadLink = {
  ...UPLOAD_LINK,
  readCredential: () => GUEST_CREDENTIAL,
}
