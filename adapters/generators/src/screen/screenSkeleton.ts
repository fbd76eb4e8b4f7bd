import { pascalCase } from '../file/nameText.ts'
import type { ScreenWords } from './screenWords.ts'

/** Source of a page with a title, one boundary, and its content in a component of its own. */
export function textOfScreen({ page, call, isForMembers, title }: ScreenWords): string {
  const name = pascalCase(page)
  const boundary = isForMembers ? 'MemberOnly' : 'QueryBoundary'
  const subject = isForMembers ? ` subject="${title}"` : ''
  return `import { useSuspenseQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { ${boundary} } from '../../parts/boundary/${boundary}.tsx'
import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import { Column } from '../../parts/layout/Column.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import styles from './${name}.module.css'

/** ${title}. */
export function ${name}Screen() {
  return (
    <>
      <title>${title} - 장터</title>
      <PageHeader title="${title}" width="page" />
      <${boundary}${subject} skeleton={<${name}Skeleton />}>
        <${name}Content />
      </${boundary}>
    </>
  )
}

function ${name}Content() {
  const calls = useCalls()
  const { data } = useSuspenseQuery(calls.${call}.queryOptions())
  return (
    <Column width="page">
      <section className={styles.content} data-fields={Object.keys(data).length} />
    </Column>
  )
}

function ${name}Skeleton() {
  return (
    <SkeletonPage>
      <Column width="page">
        <div className={styles.content}>
          <Skeleton width="half" />
        </div>
      </Column>
    </SkeletonPage>
  )
}
`
}

/** Source of the content's styles. */
export function textOfStyles(): string {
  return `@layer screens {
  .content {
    display: grid;
    gap: var(--space-4);
  }
}
`
}

/** Source of the route's entry. */
export function textOfEntry({ domain, page, table }: ScreenWords): string {
  const name = `${pascalCase(page)}Screen`
  return `\n  ${page}: { path: ${table}.${page}, load: async () => (await import('../screens/${domain}/${name}.tsx')).${name} }`
}

/** Source of a browser test without an expectation yet: it fails and prints the content. */
export function textOfSpec(words: ScreenWords): string {
  const { domain, page, isForMembers, title } = words
  const logIn = isForMembers
    ? `  const stock = openStock()
  const { loginId } = await newMember({ ...stock, now: Date.now })
  await stock.close()
  await logIn(page, loginId)
`
    : ''
  const imports = isForMembers
    ? `import { newMember } from '../../support/member.ts'
import { logIn } from '../purchase/steps.ts'
import { openStock } from '../stock.ts'
`
    : ''
  return `import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { expect } from '@playwright/test'
${imports}import { test } from '../shop.ts'

test('${title}', async ({ page, inspect }) => {
${logIn}  await page.goto(routes.${page}())
  await expect(page.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible()
  await inspect('${domain}-${page}')
  await expect(page.getByRole('main')).toHaveText('write here what ${pascalCase(page)}Screen.tsx shows')
})
`
}
