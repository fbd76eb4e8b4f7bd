import { useRef } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { TextInput } from '../../../parts/field/TextInput.tsx'
import { Img } from '../../../parts/picture/Img.tsx'
import { useSendPictures } from '../../staff/form/useSendPictures.ts'
import { OPERATOR_UPLOAD_LINK } from '../../staff/staffUploadLink.ts'
import styles from './Composer.module.css'

type PictureFieldProps = {
  readonly label: string
  readonly hint?: string
  /** Name of the picture; empty for none. */
  readonly picture: string
  readonly problem?: string | null
  readonly onPicture: (picture: string) => void
}

/** A picture of what the shop shows, uploaded or named, as it will stand there. */
export function PictureField(props: PictureFieldProps) {
  const { label, hint, picture, problem = null, onPicture } = props
  const input = useRef<HTMLInputElement>(null)
  const sending = useSendPictures(OPERATOR_UPLOAD_LINK, ([name]) =>
    name === undefined ? undefined : onPicture(name),
  )
  return (
    <div className={styles.pictureField}>
      {picture === '' ? null : (
        <div className={styles.picture}>
          <Img key={picture} picture={picture} alt="" kind="hero" shape="wide" sizes="224px" />
        </div>
      )}
      <TextInput
        label={label}
        isRequired
        {...(hint === undefined ? {} : { hint })}
        value={picture}
        problem={problem}
        onChange={({ target }) => onPicture(target.value)}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={`${label} 파일`}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])]
          target.value = ''
          if (chosen.length > 0) sending.mutate(chosen)
        }}
      />
      <div>
        <Button
          variant="outline"
          size="s"
          isBusy={sending.isPending}
          onClick={() => input.current?.click()}
        >
          {label} 올리기
        </Button>
      </div>
      {sending.isPending ? (
        <progress
          className={styles.progress}
          value={sending.share}
          max={1}
          aria-label="그림 전송"
        />
      ) : null}
    </div>
  )
}
