import { ChevronLeft, ChevronRight, FileText, Video } from 'lucide-react'
import { useState } from 'react'
import { useSheet } from '../../../lib/useSheet.ts'
import { Icon } from '../../../parts/picture/Icon.tsx'
import { IconButton } from '../../../parts/action/IconButton.tsx'
import { Sheet } from '../../../parts/dialog/Sheet.tsx'
import type { ClaimDetailData } from '../claimData.ts'
import { evidenceKind } from './evidence.ts'
import styles from './EvidenceList.module.css'

type Files = ClaimDetailData['files']
type File = Files[number]

type EvidenceListProps = {
  readonly files: Files
  /** Distinguishes the lists of a page. */
  readonly name?: string
}

/** Files that the buyer attached; pressing one shows it large, and the others beside it. */
export function EvidenceList({ files, name = 'evidence' }: EvidenceListProps) {
  const viewer = useSheet(name)
  const [shownIndex, setShownIndex] = useState(0)
  if (files.length === 0) return null
  const open = (index: number) => {
    setShownIndex(index)
    viewer.open()
  }
  return (
    <>
      <ul className={styles.thumbnails} aria-label="첨부 파일">
        {files.map((file, index) => (
          <li key={file.filesIdEncrypt}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-label={`${file.name} 크게 보기`}
              onClick={() => open(index)}
            >
              <Thumbnail file={file} />
            </button>
          </li>
        ))}
      </ul>
      <Sheet isOpen={viewer.isOpen} title="첨부 파일" onDismiss={viewer.dismiss}>
        <Viewer files={files} index={shownIndex} onIndex={setShownIndex} />
      </Sheet>
    </>
  )
}

function Thumbnail({ file }: { readonly file: File }) {
  const { thumbnailUrl } = file
  if (thumbnailUrl === null) {
    return <Icon of={evidenceKind(file) === 'video' ? Video : FileText} size="l" />
  }
  return <img className={styles.picture} src={thumbnailUrl} alt="" loading="lazy" />
}

type ViewerProps = {
  readonly files: Files
  readonly index: number
  readonly onIndex: (index: number) => void
}

function Viewer({ files, index, onIndex }: ViewerProps) {
  const file = files[index]
  if (file === undefined) return null
  const step = (by: number) => onIndex((index + by + files.length) % files.length)
  return (
    <div className={styles.viewer}>
      <Large file={file} />
      <div className={styles.steps}>
        {files.length === 1 ? null : (
          <IconButton icon={ChevronLeft} label="이전 파일" onClick={() => step(-1)} />
        )}
        <p className={styles.name} aria-live="polite">
          {file.name} ({index + 1}/{files.length})
        </p>
        {files.length === 1 ? null : (
          <IconButton icon={ChevronRight} label="다음 파일" onClick={() => step(1)} />
        )}
      </div>
    </div>
  )
}

function Large({ file }: { readonly file: File }) {
  const kind = evidenceKind(file)
  if (kind === 'document') {
    return (
      <a className={styles.document} href={file.url} target="_blank" rel="noreferrer">
        <Icon of={FileText} /> {file.name} 열기
      </a>
    )
  }
  return kind === 'video' ? (
    <video
      key={file.url}
      className={styles.large}
      src={file.url}
      poster={file.thumbnailUrl ?? undefined}
      aria-label={file.name}
      controls
      playsInline
    >
      <track kind="captions" />
    </video>
  ) : (
    <img className={styles.large} src={file.url} alt={file.name} />
  )
}
