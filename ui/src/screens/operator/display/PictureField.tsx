import { TextInput } from '../../../parts/field/TextInput.tsx'
import { Img } from '../../../parts/picture/Img.tsx'
import styles from './Composer.module.css'

type PictureFieldProps = {
  readonly picture: string
  readonly problem: string | null
  readonly onPicture: (picture: string) => void
}

/** The picture of an exhibition or an event, by its name, as it will stand there. */
export function PictureField({ picture, problem, onPicture }: PictureFieldProps) {
  return (
    <div>
      {picture === '' ? null : (
        <div className={styles.picture}>
          <Img picture={picture} alt="" sizes="112px" />
        </div>
      )}
      <TextInput
        label="대표 그림"
        isRequired
        value={picture}
        problem={problem}
        onChange={({ target }) => onPicture(target.value)}
      />
    </div>
  )
}
