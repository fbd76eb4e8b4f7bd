import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import type { Answers } from '@jangteo/http/call/calls'
import { useSuspenseQuery } from '@tanstack/react-query'
import { PackageX, X } from 'lucide-react'
import { useCalls } from '../../../lib/deps.ts'
import { useNavigate } from '../../../lib/router.ts'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import { CopyButton } from '../../../parts/action/CopyButton.tsx'
import { IconButton } from '../../../parts/action/IconButton.tsx'
import { GoodsPicture } from '../../../parts/goods/GoodsPicture.tsx'
import { Icon } from '../../../parts/picture/Icon.tsx'
import styles from './VsPick.module.css'
import { removePick } from './vsPicks.ts'

type ComparedOption = Answers['goods']['vsPick']['optionList'][number]

const SIZES = '(min-width: 674px) 220px, 40vw'

/** The comparison: a column for each option, the names of its rows beside them. Sideways it scrolls by itself. */
export function VsPickTable({ optionIds }: { readonly optionIds: readonly number[] }) {
  const calls = useCalls()
  const navigate = useNavigate()
  const { data } = useSuspenseQuery(
    calls.goods.vsPick.queryOptions({ input: { optionIdList: [...optionIds] } }),
  )
  const remove = (optionId: number) => {
    removePick(optionId)
    const left = optionIds.filter((id) => id !== optionId)
    void navigate(routes.vsPick(left), { replace: true, preventScrollReset: true })
  }
  const link = new URL(routes.vsPick(optionIds), location.href).href
  return (
    <>
      <div className={styles.share}>
        <CopyButton text={link} label="비교 링크">
          비교 링크 복사
        </CopyButton>
      </div>
      <section className={styles.frame} aria-label="상품 비교표">
        <table className={styles.table} data-count={optionIds.length}>
          <thead>
            <tr>
              <th scope="col" className={styles.label}>
                상품
              </th>
              {optionIds.map((optionId, index) => (
                <th key={optionId} scope="col" className={styles.option}>
                  <OptionHead
                    option={data.optionList[index] ?? null}
                    onRemove={() => remove(optionId)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.rowList.map(({ label, valueList }) => (
              <tr key={label} className={styles.row}>
                <th scope="row" className={styles.label}>
                  {label}
                </th>
                {optionIds.map((optionId, index) => (
                  <td key={optionId} className={styles.value}>
                    {valueList[index] ?? '-'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

type OptionHeadProps = { readonly option: ComparedOption; readonly onRemove: () => void }

/** An option's column: its picture and names, which lead to the product. */
function OptionHead({ option, onRemove }: OptionHeadProps) {
  const name = option?.goodsName ?? '사라진 상품'
  return (
    <div className={styles.head}>
      <div className={styles.remove}>
        <IconButton
          icon={X}
          iconSize="s"
          label={`${name} ${option?.optionName ?? ''} 비교에서 삭제`}
          variant="floating"
          onClick={onRemove}
        />
      </div>
      {option === null ? (
        <>
          <span className={styles.ended}>
            <Icon of={PackageX} size="l" />
          </span>
          <span className={styles.optionName}>지금은 볼 수 없는 상품이에요</span>
        </>
      ) : (
        <AppLink className={styles.link} to={routes.productDetail(option.goodsId)}>
          <span className={styles.picture}>
            <GoodsPicture goods={option} sizes={SIZES} />
          </span>
          <span className={styles.store}>{option.storeName}</span>
          <span className={styles.name}>{option.goodsName}</span>
          {option.optionName === '' ? null : (
            <span className={styles.optionName}>{option.optionName}</span>
          )}
        </AppLink>
      )}
    </div>
  )
}
