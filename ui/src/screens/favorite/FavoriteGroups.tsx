import { formatNumber } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { useState } from 'react'
import { useCalls } from '../../lib/deps.ts'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { Icon } from '../../parts/picture/Icon.tsx'
import { Img } from '../../parts/picture/Img.tsx'
import styles from './Favorite.module.css'
import { GroupNameForm } from './GroupNameForm.tsx'
import { type FavoriteGroup, useGroupChanges } from './useGroups.ts'

const SIZES = '(min-width: 674px) 120px, 22vw'

/** The member's groups, and a field to create one. */
export function FavoriteGroups() {
  const calls = useCalls()
  const { data } = useSuspenseQuery(calls.favorite.groups.queryOptions())
  const { creation } = useGroupChanges()
  const [formKey, setFormKey] = useState(0)
  const groups = data.groupList
  const create = (name: string) =>
    creation.mutate(name, { onSuccess: () => setFormKey((key) => key + 1) })
  return (
    <div className={styles.groups}>
      <GroupNameForm
        key={formKey}
        otherNames={groups.map(({ name }) => name)}
        action="그룹 만들기"
        isBusy={creation.isPending}
        onSubmit={create}
      />
      {groups.length === 0 ? (
        <EmptyState
          icon={Heart}
          title="아직 만든 그룹이 없어요"
          text="‘선물’처럼 이름을 지어 찜한 상품을 나눠 담아 보세요."
        />
      ) : (
        <ul className={styles.groupList}>
          {groups.map((group) => (
            <li key={group.favoriteGoodsGroupIdEncrypt}>
              <GroupCard group={group} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function GroupCard({ group }: { readonly group: FavoriteGroup }) {
  const { favoriteGoodsGroupIdEncrypt: id, name, goodsCount, pictures } = group
  return (
    <AppLink className={styles.group} to={routes.favoriteGroup(id)}>
      <span className={styles.pictures} aria-hidden>
        {pictures.length === 0 ? (
          <Icon of={Heart} />
        ) : (
          pictures.map((picture) => <Img key={picture} picture={picture} alt="" sizes={SIZES} />)
        )}
      </span>
      <strong className={styles.groupName}>{name}</strong>
      <span className={styles.groupCount}>상품 {formatNumber(goodsCount)}개</span>
    </AppLink>
  )
}
