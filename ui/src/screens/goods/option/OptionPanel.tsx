import type { GoodsDetailData } from '../detail/goodsDetail.ts'
import styles from './OptionPicker.module.css'
import { OptionPicker } from './OptionPicker.tsx'
import { OptionUnanswered } from './OptionUnanswered.tsx'
import { useOptionChoice } from './useOptionSheet.ts'

const STAYS = () => undefined

/** Options of a product in the page itself, beside its pictures; what was added leaves the choice empty. */
export function OptionPanel({ goods }: { readonly goods: GoodsDetailData }) {
  const choice = useOptionChoice({ goodsId: goods.goodsId, isStep: false })
  return (
    <>
      <OptionPicker
        goods={goods}
        choice={choice}
        isSheet={false}
        renderFrame={(content, footer) => (
          <section className={styles.panel} aria-label="옵션 선택">
            {content}
            {footer}
          </section>
        )}
      />
      <OptionUnanswered choice={choice} onAdded={STAYS} />
    </>
  )
}
