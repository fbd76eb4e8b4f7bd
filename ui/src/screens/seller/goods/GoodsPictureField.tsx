import { GOODS_PICTURE_COUNT_MAX } from '@jangteo/core/goods/goodsContent.codes'
import { useEffect, useRef } from 'react'
import type { ChangeEvent } from 'react'
import { useSendPictures } from '../../staff/form/useSendPictures.ts'
import { SELLER_UPLOAD_LINK } from '../../staff/staffUploadLink.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { Img } from '../../../parts/picture/Img.tsx'
import { useToast } from '../../../parts/toast/toast.ts'
import { FormSection } from './FormSection.tsx'
import type { GoodsFormPart } from './goodsFormPart.ts'
import styles from './SellerGoods.module.css'

function moved(pictures: readonly string[], place: number): string[] {
  const picture = pictures[place]
  const others = pictures.filter((_, at) => at !== place)
  return picture === undefined ? others : others.toSpliced(place - 1, 0, picture)
}

type GoodsPictureFieldProps = GoodsFormPart & {
  /** Hears whether pictures are on their way. */
  readonly onUploading: (isUploading: boolean) => void
}

/** The pictures of a product in their order, the first one in lists. */
export function GoodsPictureField(props: GoodsPictureFieldProps) {
  const { form, problems, change, onUploading } = props
  const { pictures } = form
  const input = useRef<HTMLInputElement>(null)
  const toast = useToast()
  const sending = useSendPictures(SELLER_UPLOAD_LINK, (names) =>
    change({ pictures: [...pictures, ...names] }),
  )
  const { isPending } = sending
  useEffect(() => onUploading(isPending), [isPending, onUploading])
  const left = GOODS_PICTURE_COUNT_MAX - pictures.length
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])]
    target.value = ''
    const tooMany = chosen.length - left
    if (tooMany > 0) {
      const text = `사진은 ${GOODS_PICTURE_COUNT_MAX}장까지 올릴 수 있어서 ${tooMany}장은 올리지 않았어요.`
      toast({ text })
    }
    if (chosen.length > 0) sending.mutate(chosen.slice(0, left))
  }
  return (
    <FormSection
      title="사진"
      hint={`${GOODS_PICTURE_COUNT_MAX}장까지 올릴 수 있어요. 첫 사진이 목록에 보여요.`}
      problems={[problems.pictures]}
    >
      <PictureTiles pictures={pictures} onChange={(next) => change({ pictures: next })} />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/*"
        aria-label="상품 사진"
        onChange={take}
      />
      <p>
        <Button
          variant="outline"
          size="s"
          disabled={left <= 0}
          isBusy={isPending}
          onClick={() => input.current?.click()}
        >
          사진 올리기
        </Button>
      </p>
      {isPending ? (
        <progress
          className={styles.progress}
          value={sending.share}
          max={1}
          aria-label="사진 전송"
        />
      ) : null}
    </FormSection>
  )
}

type PictureTilesProps = {
  readonly pictures: readonly string[]
  readonly onChange: (pictures: readonly string[]) => void
}

function PictureTiles({ pictures, onChange }: PictureTilesProps) {
  return (
    <ul className={styles.pictures}>
      {pictures.map((picture, place) => (
        <li key={picture} className={styles.tile}>
          <div className={styles.face}>
            <Img picture={picture} alt={`사진 ${place + 1}`} sizes="120px" />
          </div>
          <div className={styles.buttons}>
            {place === 0 ? null : (
              <Button
                size="s"
                variant="outline"
                aria-label={`사진 ${place + 1} 앞으로`}
                onClick={() => onChange(moved(pictures, place))}
              >
                앞으로
              </Button>
            )}
            <Button
              size="s"
              variant="outline"
              aria-label={`사진 ${place + 1} 삭제`}
              onClick={() => onChange(pictures.filter((one) => one !== picture))}
            >
              삭제
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
