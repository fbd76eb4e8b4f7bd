import { SELLER_DOCUMENT_LABELS } from '@jangteo/core/seller/sellerApplication.codes'
import type { SellerDocument } from '@jangteo/core/seller/sellerApplication.codes'
import { SELLER_DOCUMENT_LIMITS } from '@jangteo/core/seller/sellerApplication.rules'
import type { UploadedFile } from '@jangteo/http/upload/sendFiles'
import { FilePicker } from '../../../parts/file/FilePicker.tsx'
import { APPLICANT_UPLOAD_LINK } from './applicantUpload.ts'
import styles from './Application.module.css'

type DocumentSectionProps = {
  readonly documents: readonly SellerDocument[]
  readonly files: readonly UploadedFile[]
  readonly onChange: (change: (files: readonly UploadedFile[]) => readonly UploadedFile[]) => void
  /** Hears whether files are on their way. */
  readonly onUploading: (isUploading: boolean) => void
}

/** The documents that an application is reviewed with; they may also follow by a supplement. */
export function DocumentSection(props: DocumentSectionProps) {
  const { documents, files, onChange, onUploading } = props
  return (
    <>
      <ul className={styles.documents}>
        {documents.map((document) => (
          <li key={document}>{SELLER_DOCUMENT_LABELS[document]}</li>
        ))}
      </ul>
      <p className={styles.note}>지금 첨부하지 않아도 신청할 수 있어요. 나중에 보완해 주세요.</p>
      <FilePicker
        label="서류"
        limits={SELLER_DOCUMENT_LIMITS}
        link={APPLICANT_UPLOAD_LINK}
        files={files}
        onChange={onChange}
        onBusy={onUploading}
      />
    </>
  )
}
