import { formatNumber } from '@jangteo/core/money/money.rules'
import { useCalls } from '../../../lib/deps.ts'
import { useLocation, useNavigate } from '../../../lib/router.ts'
import { Chip } from '../../../parts/action/Chip.tsx'
import { ChipCount, ChipStrip } from '../../../parts/action/ChipStrip.tsx'
import { NO_FILTER } from '@jangteo/core/goods/goodsFilter.rules'
import { listingQuery, readGoodsListing } from '../../goods/list/goodsListing.ts'
import type { ExhibitionDetailData } from './exhibitionData.ts'
import { exhibitionSource } from './exhibitionGroup.ts'

type ExhibitionGroupsProps = {
  readonly exhibition: ExhibitionDetailData
  /** `null` is all of them. */
  readonly groupId: number | null
}

/** The groups that an exhibition puts its goods in. */
export function ExhibitionGroups({ exhibition, groupId: chosen }: ExhibitionGroupsProps) {
  const calls = useCalls()
  const navigate = useNavigate()
  const { sort } = readGoodsListing(useLocation().search)
  const { exhibitionId, groupList } = exhibition
  if (groupList.length < 2) return null
  const show = (groupId: number | null) =>
    void navigate(
      exhibitionSource(calls, exhibitionId, groupId).urlOf(
        listingQuery({ sort, filter: NO_FILTER }),
      ),
      { replace: true, preventScrollReset: true },
    )
  return (
    <ChipStrip label="상품 묶음">
      <li>
        <Chip isSelected={chosen === null} onSelect={() => show(null)}>
          전체
        </Chip>
      </li>
      {groupList.map(({ groupId, groupName, goodsCount }) => (
        <li key={groupId}>
          <Chip isSelected={groupId === chosen} onSelect={() => show(groupId)}>
            {groupName}
            <ChipCount>{formatNumber(goodsCount)}</ChipCount>
          </Chip>
        </li>
      ))}
    </ChipStrip>
  )
}
