import { acceptedExtensions } from '@jangteo/core/upload/upload.rules'
import type { UploadLimits } from '@jangteo/core/upload/upload.rules'
import type { UploadedFile, UploadLink } from '@jangteo/http/upload/sendFiles'
import { Camera, ImagePlus } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { ChangeEvent } from 'react'
import { Button } from '../action/Button.tsx'
import { FileProgress } from './FileProgress.tsx'
import { FileTiles } from './FileTiles.tsx'
import styles from './FilePicker.module.css'
import { Icon } from '../picture/Icon.tsx'
import { Callout } from '../text/Callout.tsx'
import { useUpload } from './useUpload.ts'

type FilePickerProps = {
  /** Name of the added files, such as 증빙 사진. */
  readonly label: string
  readonly limits: UploadLimits
  /** A limit of the form itself, beside those of every upload. */
  readonly rule?: string
  /** Reason why the files are not accepted; they take the focus then. */
  readonly problem?: string | null
  /** The way that files take; the caller's own unless given. */
  readonly link?: UploadLink
  /** Files on the server already, in the order it is shown. */
  readonly files: readonly UploadedFile[]
  readonly onChange: (change: (files: readonly UploadedFile[]) => readonly UploadedFile[]) => void
  /** Hears whether files are on their way, which leaving the form would lose. */
  readonly onBusy?: (isBusy: boolean) => void
}

function acceptOf(limits: UploadLimits): string {
  const extensions = [
    ...acceptedExtensions('IMAGE', limits),
    ...acceptedExtensions('VIDEO', limits),
  ]
  return ['image/*', 'video/*', ...extensions.map((extension) => `.${extension}`)].join(',')
}

function hintOf(limits: UploadLimits, rule: string | undefined): string {
  const documents = limits.takesEvidence ? '·PDF' : ''
  const { countMax, imageMegabytesMax, videoMegabytesMax } = limits
  const sizes = `사진${documents} ${imageMegabytesMax}MB, 동영상 ${videoMegabytesMax}MB까지`
  return [`${countMax}개까지`, ...(rule === undefined ? [] : [rule]), sizes].join(' · ')
}

/**
 * Adds pictures, videos and documents to a form: they go to the server at once, and the form sends what they are called
 * there.
 */
export function FilePicker(props: FilePickerProps) {
  const { label, limits, rule, problem = null, link, files, onChange, onBusy } = props
  const upload = useUpload({
    limits,
    link,
    files,
    onArrived: (arrived) => onChange((former) => [...former, ...arrived]),
  })
  const { isBusy } = upload.view
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy])
  const picker = useRef<HTMLFieldSetElement>(null)
  const gallery = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const canAdd = upload.view.canChoose && files.length < limits.countMax
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])]
    event.target.value = ''
    upload.choose(chosen)
  }
  const remove = (id: string) => {
    onChange((former) => former.filter(({ filesIdEncrypt }) => filesIdEncrypt !== id))
    // With as many files as fit the button is still disabled, and takes no focus.
    const button = picker.current?.querySelector('button')
    if (button?.disabled === false) button.focus()
    else picker.current?.focus()
  }
  const hidden = { type: 'file', hidden: true, onChange: take, 'aria-label': label } as const
  return (
    <fieldset
      ref={picker}
      className={styles.picker}
      aria-label={label}
      aria-describedby={hintId}
      data-problem={problem !== null}
      tabIndex={-1}
    >
      <div className={styles.actions}>
        <input ref={gallery} {...hidden} multiple accept={acceptOf(limits)} />
        <input ref={camera} {...hidden} accept="image/*" capture="environment" />
        <Button
          variant="outline"
          size="s"
          disabled={!canAdd}
          onClick={() => gallery.current?.click()}
        >
          <Icon of={ImagePlus} size="s" /> {label} 첨부{' '}
          {files.length === 0 ? null : `${files.length}/${limits.countMax}`}
        </Button>
        <span className={styles.camera}>
          <Button
            variant="outline"
            size="s"
            disabled={!canAdd}
            onClick={() => camera.current?.click()}
          >
            <Icon of={Camera} size="s" /> 사진 찍기
          </Button>
        </span>
      </div>
      <p id={hintId} className={styles.hint}>
        {hintOf(limits, rule)}
      </p>
      <FileTiles files={files} pending={upload.pending} onRemove={remove} />
      {problem === null ? null : <Callout tone="danger">{problem}</Callout>}
      <FileProgress upload={upload} count={files.length} />
    </fieldset>
  )
}
