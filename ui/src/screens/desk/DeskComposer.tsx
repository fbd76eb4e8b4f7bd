import { MAIN_PAGE_LABELS } from '@jangteo/core/display/mainGroup.codes'
import type { MainPage } from '@jangteo/core/display/mainGroup.codes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../parts/action/Button.tsx'
import { TextInput } from '../../parts/field/TextInput.tsx'
import { Callout } from '../../parts/text/Callout.tsx'
import styles from './Desk.module.css'
import { deskCalls } from './deskData.ts'
import { DeskGroupList } from './DeskGroupList.tsx'
import { DeskJson } from './DeskJson.tsx'
import { readDraft, toDraftText } from './deskMain.ts'
import { useDraftSaving } from './useDeskMain.ts'

type DeskComposerProps = {
  readonly page: MainPage
  /** The revision whose content it begins with; `null` begins empty. */
  readonly beginsWith: number | null
  readonly publishedRevisionId: number | null
}

/** The groups of a page to be: in a list to order them, and as text to change them. */
export function DeskComposer({ beginsWith, ...rest }: DeskComposerProps) {
  return beginsWith === null ? (
    <Composer {...rest} title={MAIN_PAGE_LABELS[rest.page]} groups={[]} />
  ) : (
    <BegunComposer {...rest} beginsWith={beginsWith} />
  )
}

function BegunComposer({
  beginsWith,
  ...rest
}: DeskComposerProps & { readonly beginsWith: number }) {
  const { data } = useSuspenseQuery(
    deskCalls.mainRevision.queryOptions({ input: { id: beginsWith } }),
  )
  return <Composer {...rest} title={data.title} groups={data.groupList} />
}

type ComposerProps = Omit<DeskComposerProps, 'beginsWith'> & {
  readonly title: string
  readonly groups: readonly object[]
}

function Composer({ page, publishedRevisionId, ...begun }: ComposerProps) {
  const [title, setTitle] = useState(begun.title)
  const [text, setText] = useState(() => toDraftText(begun.groups))
  const { save, isSaving, violations } = useDraftSaving()
  const groups = readDraft(text)
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        if (groups !== null) save({ page, parentId: publishedRevisionId, title, groups })
      }}
    >
      <TextInput
        label="제목"
        isRequired
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <DeskGroupList groups={groups ?? []} onChange={(changed) => setText(toDraftText(changed))} />
      <DeskJson
        label="코너 내용"
        hint="코너마다 종류와 제목, 그 안에 둘 것을 적어요."
        problem={groups === null ? 'JSON 목록이 아니거나 코너의 종류와 제목이 빠졌어요.' : null}
        value={text}
        onValue={setText}
      />
      {violations.length === 0 ? null : (
        <Callout tone="danger">
          {violations.map((violation) => (
            <p key={violation}>{violation}</p>
          ))}
        </Callout>
      )}
      <Button type="submit" isBusy={isSaving}>
        초안으로 저장
      </Button>
    </form>
  )
}
