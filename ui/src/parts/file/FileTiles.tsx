import type { UploadedFile } from '@jangteo/http/upload/sendFiles'
import { FileText, Film, X } from 'lucide-react'
import styles from './FilePicker.module.css'
import { Icon } from '../picture/Icon.tsx'
import { IconButton } from '../action/IconButton.tsx'
import type { PendingFile } from './useUpload.ts'

type FileTilesProps = {
  readonly files: readonly UploadedFile[]
  readonly pending: readonly PendingFile[]
  readonly onRemove: (id: string) => void
}

/** A picture of a file, or a drawing where there is none. */
function FileFace({ url, isVideo }: { readonly url: string | null; readonly isVideo: boolean }) {
  return url === null ? (
    <Icon of={isVideo ? Film : FileText} size="l" />
  ) : (
    <img className={styles.face} src={url} alt="" width={96} height={96} />
  )
}

/** The files of a form, those on their way dimmed at the end. */
export function FileTiles({ files, pending, onRemove }: FileTilesProps) {
  if (files.length + pending.length === 0) return null
  return (
    <ul className={styles.tiles}>
      {files.map(({ filesIdEncrypt, filesTypeEnum, name, thumbnailUrl }) => (
        <li key={filesIdEncrypt} className={styles.tile}>
          <FileFace url={thumbnailUrl} isVideo={filesTypeEnum === 'VIDEO'} />
          <span className={styles.name}>{name}</span>
          <span className={styles.remove}>
            <IconButton
              icon={X}
              iconSize="s"
              variant="floating"
              label={`${name} 삭제`}
              onClick={() => onRemove(filesIdEncrypt)}
            />
          </span>
        </li>
      ))}
      {pending.map(({ name, previewUrl, file }) => (
        <li key={previewUrl ?? name} className={styles.tile} data-pending>
          <FileFace url={previewUrl} isVideo={file.type.startsWith('video/')} />
          <span className={styles.name}>{name}</span>
        </li>
      ))}
    </ul>
  )
}
