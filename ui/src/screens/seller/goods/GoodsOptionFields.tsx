import {
  GOODS_ADD_ON_COUNT_MAX,
  GOODS_OPTION_COUNT_MAX,
} from '@jangteo/core/goods/goodsContent.codes'
import { Button } from '../../../parts/action/Button.tsx'
import { FormSection } from './FormSection.tsx'
import { FormFigure, FormText } from './FormText.tsx'
import type { GoodsFormPart } from './goodsFormPart.ts'
import { blankOption, type OptionForm } from './goodsForm.ts'
import { OptionRow } from './OptionRow.tsx'
import styles from './SellerGoods.module.css'

type GoodsOptionFieldsProps = GoodsFormPart & {
  /** It was listed: its options stay, and are stopped instead. */
  readonly isPublished: boolean
}

function replaced(options: readonly OptionForm[], option: OptionForm): OptionForm[] {
  return options.map((former) => (former.key === option.key ? option : former))
}

/** Prices, options and add-ons of a product. */
export function GoodsOptionFields({ isPublished, ...part }: GoodsOptionFieldsProps) {
  const { form, problems, change } = part
  const { optionNames, options } = form
  const hint = isPublished ? '판매한 옵션은 삭제하는 대신 판매중지로 바꿔 주세요.' : undefined
  return (
    <>
      <FormSection title="가격과 옵션" hint={hint} problems={[problems.price, problems.options]}>
        <PriceFields {...part} />
        {isPublished ? null : <NameCount {...part} />}
        <ul className={styles.rows}>
          {options.map((option, place) => (
            <OptionRow
              key={option.key}
              option={option}
              name={`옵션 ${place + 1}`}
              valueLabels={optionNames.map((name, at) => name || `옵션값 ${at + 1}`)}
              isPublished={isPublished}
              mayRemove={options.length > 1}
              onChange={(changed) => change({ options: replaced(options, changed) })}
              onRemove={() => change({ options: options.filter(({ key }) => key !== option.key) })}
            />
          ))}
        </ul>
        {optionNames.length === 0 || options.length >= GOODS_OPTION_COUNT_MAX ? null : (
          <p>
            <Button
              size="s"
              variant="outline"
              onClick={() => change({ options: [...options, blankOption(optionNames.length)] })}
            >
              옵션 추가
            </Button>
          </p>
        )}
      </FormSection>
      <AddOnFields {...part} isPublished={isPublished} />
    </>
  )
}

function PriceFields({ form, change }: GoodsFormPart) {
  const { optionNames } = form
  const rename = (place: number, name: string) =>
    change({ optionNames: optionNames.map((old, at) => (at === place ? name : old)) })
  return (
    <div className={styles.columns}>
      <FormFigure
        label="정가 (원)"
        isRequired
        value={form.listPrice}
        maxLength={9}
        onValue={(listPrice) => change({ listPrice })}
      />
      <FormFigure
        label="판매가 (원)"
        isRequired
        value={form.salePrice}
        maxLength={9}
        onValue={(salePrice) => change({ salePrice })}
      />
      {optionNames.map((name, place) => (
        <FormText
          key={place === 0 ? 'first' : 'second'}
          label={`옵션 이름 ${place + 1}`}
          value={name}
          placeholder="예: 색상"
          onValue={(text) => rename(place, text)}
        />
      ))}
    </div>
  )
}

/** The number of option names: with none, a product has one stock. */
function NameCount({ form, change }: GoodsFormPart) {
  const { optionNames, options } = form
  const resized = (texts: readonly string[], count: number) =>
    Array.from({ length: count }, (_, at) => texts[at] ?? '')
  const choose = (count: number) =>
    change({
      optionNames: resized(optionNames, count),
      options: options
        .slice(0, count === 0 ? 1 : options.length)
        .map((option) => ({ ...option, values: resized(option.values, count) })),
    })
  return (
    <div className={styles.buttons}>
      {[0, 1, 2].map((count) => (
        <Button
          key={count}
          size="s"
          variant={optionNames.length === count ? 'inverse' : 'outline'}
          aria-pressed={optionNames.length === count}
          onClick={() => choose(count)}
        >
          {count === 0 ? '옵션 없음' : `옵션 ${count}단`}
        </Button>
      ))}
    </div>
  )
}

function AddOnFields({ form, problems, change, isPublished }: GoodsOptionFieldsProps) {
  const { addOns } = form
  return (
    <FormSection title="추가상품" problems={[problems.addOns]}>
      <ul className={styles.rows}>
        {addOns.map((addOn, place) => (
          <OptionRow
            key={addOn.key}
            option={addOn}
            name={`추가상품 ${place + 1}`}
            valueLabels={['이름']}
            isPublished={isPublished}
            mayRemove
            onChange={(changed) => change({ addOns: replaced(addOns, changed) })}
            onRemove={() => change({ addOns: addOns.filter(({ key }) => key !== addOn.key) })}
          />
        ))}
      </ul>
      {addOns.length >= GOODS_ADD_ON_COUNT_MAX ? null : (
        <p>
          <Button
            size="s"
            variant="outline"
            onClick={() => change({ addOns: [...addOns, blankOption(1)] })}
          >
            추가상품 추가
          </Button>
        </p>
      )}
    </FormSection>
  )
}
