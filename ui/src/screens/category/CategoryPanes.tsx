import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useId } from 'react'
import type { KeyboardEvent } from 'react'
import { useNavigate, useSearchParams } from '../../lib/router.ts'
import styles from './Category.module.css'
import { CategoryBranch } from './CategoryBranch.tsx'
import type { RootCategory } from './categoryData.ts'

type CategoryPanesProps = {
  readonly first: RootCategory
  readonly categories: readonly RootCategory[]
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The tab that a key leads to; `null` for keys that lead nowhere. */
function placeAfter(key: string, place: number, count: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = STEPS[key]
  return step === undefined ? null : (place + step + count) % count
}

/** The first level at the left, what lies in the chosen one at the right; the URL says which one is chosen. */
export function CategoryPanes({ first, categories }: CategoryPanesProps) {
  const panelId = useId()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const asked = Number(query.get('categoryId'))
  const chosen = categories.find(({ categoryId }) => categoryId === asked) ?? first
  const tabId = (categoryId: number) => `${panelId}-${categoryId}`
  const choose = ({ categoryId }: RootCategory) =>
    void navigate(routes.category({ categoryId }), { replace: true })
  const moveFrom = (root: RootCategory) => (event: KeyboardEvent) => {
    const place = placeAfter(event.key, categories.indexOf(root), categories.length)
    const next = place === null ? undefined : categories[place]
    if (next === undefined) return
    event.preventDefault()
    choose(next)
    document.getElementById(tabId(next.categoryId))?.focus()
  }
  return (
    <div className={styles.panes}>
      <div
        className={styles.roots}
        role="tablist"
        aria-label="첫 단계 카테고리"
        aria-orientation="vertical"
      >
        {categories.map((root) => (
          <button
            key={root.categoryId}
            type="button"
            id={tabId(root.categoryId)}
            className={styles.root}
            role="tab"
            aria-selected={root === chosen}
            aria-controls={panelId}
            tabIndex={root === chosen ? 0 : -1}
            onClick={() => choose(root)}
            onKeyDown={moveFrom(root)}
          >
            {root.categoryName}
          </button>
        ))}
      </div>
      <div
        key={chosen.categoryId}
        id={panelId}
        className={styles.panel}
        role="tabpanel"
        aria-labelledby={tabId(chosen.categoryId)}
      >
        <CategoryBranch root={chosen} />
      </div>
    </div>
  )
}
