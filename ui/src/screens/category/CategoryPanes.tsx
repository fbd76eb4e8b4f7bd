import { Tabs } from '@base-ui/react/tabs'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { memo, startTransition, useDeferredValue, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from '../../lib/router.ts'
import { DottedName } from '../../parts/text/DottedName.tsx'
import styles from './Category.module.css'
import { CategoryBranch } from './CategoryBranch.tsx'
import type { RootCategory } from './categoryData.ts'

const Branch = memo(CategoryBranch)

type CategoryPanesProps = {
  readonly first: RootCategory
  readonly categories: readonly RootCategory[]
}

/** The first level at the left, what lies in the chosen one at the right; the URL says which one is chosen. */
export function CategoryPanes({ first, categories }: CategoryPanesProps) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const asked = Number(query.get('categoryId'))
  // A key that is pressed while the URL changes is compared with what the key before it chose.
  const [chosenId, chooseAtOnce] = useOptimistic(asked)
  const chosen = categories.find(({ categoryId }) => categoryId === chosenId) ?? first
  // The tab shows at once, its pane in the frame after.
  const shown = useDeferredValue(chosen)
  const choose = (categoryId: number) =>
    startTransition(async () => {
      chooseAtOnce(categoryId)
      await navigate(routes.category({ categoryId }), { replace: true })
    })
  return (
    <Tabs.Root
      className={styles.panes}
      orientation="vertical"
      value={chosen.categoryId}
      onValueChange={choose}
    >
      <Tabs.List className={styles.roots} aria-label="첫 단계 카테고리" activateOnFocus>
        {categories.map(({ categoryId, categoryName }) => (
          <Tabs.Tab key={categoryId} className={styles.root} value={categoryId}>
            <DottedName name={categoryName} />
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel className={styles.panel} value={chosen.categoryId} tabIndex={-1}>
        <Branch root={shown} />
      </Tabs.Panel>
    </Tabs.Root>
  )
}
