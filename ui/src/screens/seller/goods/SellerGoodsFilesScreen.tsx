import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import {
  GOODS_IMPORT_KIND_LABELS,
  GOODS_IMPORT_ROW_COUNT_MAX,
  type GoodsImportKind,
} from '@jangteo/core/goods/goodsImport.codes'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { FileSpreadsheet } from 'lucide-react'
import { useId, useRef } from 'react'
import type { ChangeEvent } from 'react'
import { useNavigate } from '../../../lib/router.ts'
import { saveFile } from '../../../parts/file/saveFile.ts'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import { Button } from '../../../parts/action/Button.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { type DataColumn, DataTable } from '../../../parts/table/DataTable.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { useToast } from '../../../parts/toast/toast.ts'
import { staffCalls } from '../../staff/staffCalls.ts'
import { StaffPage } from '../../staff/StaffPage.tsx'
import { GOODS_FORM, sendGoodsFile } from './goodsFile.ts'
import styles from './SellerGoods.module.css'
import type { GoodsFileRow } from './sellerGoodsData.ts'

const SHOWN_COUNT = 20

const COLUMNS: readonly DataColumn<GoodsFileRow>[] = [
  {
    key: 'file',
    header: '파일',
    isTitle: true,
    cell: ({ importId, kindEnum }) => (
      <AppLink className={styles.name} to={sellerRoutes.goodsFile(importId)}>
        {GOODS_IMPORT_KIND_LABELS[kindEnum]} {importId}
      </AppLink>
    ),
  },
  {
    key: 'done',
    header: '처리',
    align: 'end',
    cell: ({ doneCount, rowCount }) => `${formatNumber(doneCount)} / ${formatNumber(rowCount)}`,
  },
  {
    key: 'refused',
    header: '실패',
    align: 'end',
    cell: ({ refusedCount }) => formatNumber(refusedCount),
  },
  {
    key: 'at',
    header: '올린 때',
    cell: ({ createdAt }) => formatDateTime(Date.parse(createdAt)),
  },
]

/** Files of products and of stocks: their forms to fill in, sending one, and those that were sent. */
export function SellerGoodsFilesScreen() {
  const { data } = useSuspenseQuery(
    staffCalls.sellerGoodsImport.list.queryOptions({ input: { page: 0, size: SHOWN_COUNT } }),
  )
  return (
    <StaffPage title="파일로 등록·재고 변경" place="판매자센터">
      <div className={styles.sections}>
        <SendSection
          kind="GOODS"
          title="상품 등록"
          hint="새 상품코드는 작성 중인 상품이 되고, 있는 상품코드는 가격과 내용이 바뀌어요. 같은 파일을 다시 올려도 바뀌지 않아요."
          formLabel="양식 내려받기"
          onForm={() => Promise.resolve(GOODS_FORM)}
        />
        <SendSection
          kind="STOCK"
          title="재고 변경"
          hint="내려받은 뒤 새재고만 바꿔서 올려 주세요. 그사이 팔려서 재고가 달라진 줄은 바꾸지 않아요."
          formLabel="지금 재고 내려받기"
          onForm={() => staffCalls.sellerGoodsImport.exportStocks.call()}
        />
        <DataTable
          name="올린 파일"
          columns={COLUMNS}
          rows={data.content}
          keyOf={({ importId }) => String(importId)}
          nameOf={({ importId }) => String(importId)}
          empty={<EmptyState icon={FileSpreadsheet} title="올린 파일이 없어요" />}
        />
      </div>
    </StaffPage>
  )
}

type SendSectionProps = {
  readonly kind: GoodsImportKind
  readonly title: string
  readonly hint: string
  readonly formLabel: string
  /** The file to fill in. */
  readonly onForm: () => Promise<{ readonly fileName: string; readonly text: string }>
}

function SendSection({ kind, title, hint, formLabel, onForm }: SendSectionProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const toast = useToast()
  const navigate = useNavigate()
  const sending = useMutation({
    mutationFn: (file: File) => sendGoodsFile(kind, file),
    onSuccess: ({ importId }) => void navigate(sellerRoutes.goodsFile(importId)),
  })
  const load = useMutation({
    mutationFn: onForm,
    onSuccess: saveFile,
    onError: (error) => toast({ text: refusalText(error) }),
  })
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file !== undefined) sending.mutate(file)
    target.value = ''
  }
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <p className={styles.hint}>
        {hint} 한 번에 {formatNumber(GOODS_IMPORT_ROW_COUNT_MAX)}줄까지 올릴 수 있어요.
      </p>
      {sending.error === null ? null : (
        <Callout tone="danger">{refusalText(sending.error)}</Callout>
      )}
      <div className={styles.buttons}>
        <Button size="s" variant="outline" isBusy={load.isPending} onClick={() => load.mutate()}>
          {formLabel}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,text/csv"
          aria-label={`${title} 파일`}
          onChange={take}
        />
        <Button size="s" isBusy={sending.isPending} onClick={() => input.current?.click()}>
          {title} 파일 올리기
        </Button>
      </div>
    </section>
  )
}
