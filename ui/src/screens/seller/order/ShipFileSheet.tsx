import {
  SHIP_FILE_COLUMNS,
  SHIP_FILE_ROWS_MAX,
  SHIP_ROW_RESULT_LABELS,
  SHIP_ROW_RESULTS,
} from '@jangteo/core/order/shipFile.codes'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useRef } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { Sheet } from '../../../parts/dialog/Sheet.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { FactList } from '../../../parts/text/FactList.tsx'
import styles from './SellerOrder.module.css'
import { useShipFile } from './useShipFile.ts'
import type { ShipFileData } from './useShipFile.ts'

type ShipFileSheetProps = { readonly isOpen: boolean; readonly onDismiss: () => void }

/** Takes a file of parcels, and shows how far its rows are and what became of each. */
export function ShipFileSheet({ isOpen, onDismiss }: ShipFileSheetProps) {
  const { file, isSending, error, send } = useShipFile()
  const input = useRef<HTMLInputElement>(null)
  return (
    <Sheet isOpen={isOpen} title="송장 파일 올리기" onDismiss={onDismiss}>
      <div className={styles.section}>
        <p>
          첫 줄에 {SHIP_FILE_COLUMNS.join(', ')} 열이 있는 CSV 파일을 올려 주세요. 주문 파일에
          택배사와 송장번호를 채워 그대로 올려도 돼요. 한 번에 {formatNumber(SHIP_FILE_ROWS_MAX)}
          줄까지 처리해요.
        </p>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          aria-label="송장 파일"
          hidden
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen !== undefined) send(chosen)
            target.value = ''
          }}
        />
        <Button isWide isBusy={isSending} onClick={() => input.current?.click()}>
          파일 선택
        </Button>
        {error === null ? null : <Callout tone="danger">{refusalText(error)}</Callout>}
        {file === null ? null : <FileProgress file={file} />}
      </div>
    </Sheet>
  )
}

function FileProgress({ file }: { readonly file: ShipFileData }) {
  const { doneCount, rowCount, finished, rowList } = file
  const facts = SHIP_ROW_RESULTS.map((result) => {
    const count = rowList.filter(({ resultEnum }) => resultEnum === result).length
    return {
      label: SHIP_ROW_RESULT_LABELS[result],
      value: count === 0 ? null : `${formatNumber(count)}줄`,
    }
  })
  return (
    <>
      <p aria-live="polite">
        {finished ? '모두 처리했어요.' : '처리하고 있어요. 이 창을 닫아도 계속돼요.'}{' '}
        {formatNumber(doneCount)}/{formatNumber(rowCount)}줄
      </p>
      <progress className={styles.progress} aria-label="진행률" value={doneCount} max={rowCount} />
      <FactList facts={facts} />
      <RefusedRows rows={rowList} />
    </>
  )
}

function RefusedRows({ rows }: { readonly rows: ShipFileData['rowList'] }) {
  const refused = rows.filter(({ message }) => message !== null)
  return refused.length === 0 ? null : (
    <table className={styles.rows}>
      <caption>처리하지 못한 줄</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.rowsCell}>
            줄
          </th>
          <th scope="col" className={styles.rowsCell}>
            주문상품번호
          </th>
          <th scope="col" className={styles.rowsCell}>
            사유
          </th>
        </tr>
      </thead>
      <tbody>
        {refused.map(({ row, itemNumber, message }) => (
          <tr key={row}>
            <td className={styles.rowsCell}>{row}</td>
            <td className={styles.rowsCell}>{itemNumber}</td>
            <td className={styles.rowsCell}>{message}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
