import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { FactList } from '../../../parts/text/FactList.tsx'
import { showPeriodText } from '../display/showPeriod.ts'
import { SaleBadge } from './SaleBadge.tsx'
import styles from './SpecialSale.module.css'
import type { SpecialSale } from './specialSaleDraft.ts'

function scheduleFacts({ entryOpensAt, entryClosesAt, drawAt, buyOpensAt, ...sale }: SpecialSale) {
  return [
    { label: '응모', value: showPeriodText(entryOpensAt, entryClosesAt) },
    { label: '추첨', value: formatDateTime(Date.parse(drawAt)) },
    { label: '구매', value: showPeriodText(buyOpensAt, sale.buyClosesAt) },
  ]
}

/** State of a special sale and the commitment to its draw; its schedule where no form shows it. */
export function SaleSummary({ sale }: { readonly sale: SpecialSale }) {
  return (
    <div className={styles.summary}>
      <SaleBadge state={sale.stateEnum} />
      <FactList
        facts={[
          ...(sale.changeableYn === 'Y' ? [] : scheduleFacts(sale)),
          { label: '약속값', value: sale.commitment },
        ]}
      />
    </div>
  )
}
