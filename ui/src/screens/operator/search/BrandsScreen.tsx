import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Tags } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from '../../../lib/router.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { useConfirm } from '../../../parts/dialog/confirm.ts'
import type { DataColumn } from '../../../parts/table/DataTable.tsx'
import { PagedTable } from '../../staff/PagedTable.tsx'
import { readPage } from '../../staff/readPage.ts'
import { staffCalls } from '../../staff/staffCalls.ts'
import { StaffPage } from '../../staff/StaffPage.tsx'
import pageStyles from '../../staff/StaffPage.module.css'
import { StaffSearch } from '../../staff/StaffSearch.tsx'
import { useCommands } from '../../staff/useCommands.ts'
import { BRAND_QUERIES } from './brandData.ts'
import type { Brand } from './brandData.ts'
import { BrandSheet } from './BrandSheet.tsx'
import styles from './Brands.module.css'
import { MergeBrandSheet } from './MergeBrandSheet.tsx'

const PAGE_SIZE = 20

/** The sheet that is open, and its brand. */
type Opened =
  | { readonly sheet: 'WRITE'; readonly brand: Brand | null }
  | { readonly sheet: 'MERGE'; readonly brand: Brand }

/** The brands that sellers choose for their products. */
export function BrandsScreen() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Opened | null>(null)
  const remove = useRemoveBrand()
  const keyword = query.get('keyword') ?? ''
  const input = { keyword, page: readPage(query), size: PAGE_SIZE }
  const list = useQuery({ ...staffCalls.operatorBrand.list.queryOptions({ input }), staleTime: 0 })
  const add = (
    <Button size="s" onClick={() => setOpened({ sheet: 'WRITE', brand: null })}>
      브랜드 추가
    </Button>
  )
  return (
    <StaffPage title="브랜드" place="장터 운영" actions={add}>
      <div className={pageStyles.filters}>
        <StaffSearch
          key={keyword}
          label="브랜드 이름"
          keyword={keyword}
          onSearch={(next) => void navigate(operatorRoutes.brands({ keyword: next }))}
        />
      </div>
      <PagedTable
        list={list}
        name="브랜드"
        columns={columnsOf({ onOpen: setOpened, onRemove: remove })}
        keyOf={({ brandId }) => String(brandId)}
        nameOf={({ name }) => name}
        empty={<EmptyState icon={Tags} title="브랜드가 없어요" />}
        toUrl={(page) => operatorRoutes.brands({ keyword, page: page || null })}
      />
      {opened === null ? null : <OpenedSheet opened={opened} onDismiss={() => setOpened(null)} />}
    </StaffPage>
  )
}

type OpenedSheetProps = { readonly opened: Opened; readonly onDismiss: () => void }

function OpenedSheet({ opened, onDismiss }: OpenedSheetProps) {
  return opened.sheet === 'MERGE' ? (
    <MergeBrandSheet brand={opened.brand} onDismiss={onDismiss} />
  ) : (
    <BrandSheet brand={opened.brand} onDismiss={onDismiss} />
  )
}

type Acting = {
  readonly onOpen: (opened: Opened) => void
  readonly onRemove: (brand: Brand) => void
}

function columnsOf(acting: Acting): readonly DataColumn<Brand>[] {
  return [
    { key: 'name', header: '이름', isTitle: true, cell: ({ name }) => name },
    { key: 'nameEn', header: '영문 이름', cell: ({ nameEn }) => nameEn ?? '-' },
    {
      key: 'aliases',
      header: '다른 이름',
      cell: ({ aliasList }) => (aliasList.length === 0 ? '-' : aliasList.join(', ')),
    },
    { key: 'goods', header: '상품', align: 'end', cell: ({ goodsCount }) => `${goodsCount}개` },
    {
      key: 'merged',
      header: '합친 브랜드',
      cell: ({ mergedInto }) => mergedInto?.name ?? '-',
    },
    { key: 'steps', header: '관리', cell: (brand) => <Steps brand={brand} {...acting} /> },
  ]
}

function Steps({ brand, onOpen, onRemove }: Acting & { readonly brand: Brand }) {
  const { name } = brand
  return (
    <span className={styles.buttons}>
      <Button
        size="s"
        variant="outline"
        aria-label={`${name} 수정`}
        onClick={() => onOpen({ sheet: 'WRITE', brand })}
      >
        수정
      </Button>
      {brand.mergedInto === null ? (
        <Button
          size="s"
          variant="outline"
          aria-label={`${name} 합치기`}
          onClick={() => onOpen({ sheet: 'MERGE', brand })}
        >
          합치기
        </Button>
      ) : null}
      <Button
        size="s"
        variant="outline"
        aria-label={`${name} 삭제`}
        onClick={() => onRemove(brand)}
      >
        삭제
      </Button>
    </span>
  )
}

function useRemoveBrand() {
  const confirm = useConfirm()
  const { toasted } = useCommands({ stale: BRAND_QUERIES })
  const { mutate } = useMutation(
    staffCalls.operatorBrand.remove.mutationOptions(toasted('브랜드를 삭제했어요.')),
  )
  return ({ brandId: id, name }: Brand) =>
    void confirm({ title: `‘${name}’ 브랜드를 삭제할까요?`, acceptLabel: '삭제' }).then(
      (isAccepted) => (isAccepted ? mutate({ id }) : undefined),
    )
}
