import { MAIN_GROUP_COUNT_MAX } from '@jangteo/core/display/mainGroup.codes'
import type { MainPage } from '@jangteo/core/display/mainGroup.codes'
import { useState } from 'react'
import { newKey } from '../../../lib/newKey.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { TextInput } from '../../../parts/field/TextInput.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { AddGroup } from './AddGroup.tsx'
import { changed, keyed, moved, without } from '../../staff/form/keyedRows.ts'
import styles from './Composer.module.css'
import { newGroup, toDraft } from './draftGroups.ts'
import type { RevisionContent } from './draftGroups.ts'
import { GroupRow } from './GroupRow.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'
import { namesOf, withName } from './targetNames.ts'
import { useComposer } from './useComposer.ts'

type ComposerFormProps = {
  readonly page: MainPage
  readonly publishedRevisionId: number | null
  readonly content: RevisionContent
}

/** The groups of a page to be, and the page itself as it would be seen. */
export function ComposerForm({ content, ...composer }: ComposerFormProps) {
  const [title, setTitle] = useState(content.title)
  const [groups, setGroups] = useState(() => toDraft(content.groupList, newKey))
  const [names, setNames] = useState(() => namesOf(content))
  const form = useComposer(composer, { title, groups })
  const whole = form.violations.get(null)
  return (
    <div className={styles.compose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.save()
        }}
      >
        <TextInput
          label="화면 제목"
          isRequired
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        {whole === undefined ? null : <Callout tone="danger">{whole}</Callout>}
        <ol className={styles.groups} aria-label="코너">
          {groups.map(({ key, entry }, place) => (
            <GroupRow
              key={key}
              group={entry}
              place={place}
              count={groups.length}
              problem={form.violations.get(place) ?? null}
              names={names}
              onName={(field, target) => setNames((former) => withName(former, field, target))}
              onChange={(change) => setGroups((former) => changed(former, key, change))}
              onMove={(step) => setGroups((former) => moved(former, key, step))}
              onRemove={() => setGroups((former) => without(former, key))}
            />
          ))}
        </ol>
        {groups.length < MAIN_GROUP_COUNT_MAX ? (
          <AddGroup
            onAdd={(type) => setGroups((former) => [...former, ...keyed([newGroup(type)], newKey)])}
          />
        ) : null}
        <div className={styles.actions}>
          <Button type="submit" isBusy={form.isSaving}>
            저장하고 미리보기
          </Button>
          <Button
            variant="outline"
            isBusy={form.isPublishing}
            aria-disabled={!form.isSaved}
            onClick={form.publish}
          >
            게시
          </Button>
          <output className={styles.note}>
            {form.isSaved
              ? '저장한 초안을 게시할 수 있어요.'
              : '바꾼 내용을 저장하면 게시할 수 있어요.'}
          </output>
        </div>
      </form>
      <PreviewFrame url={form.previewUrl} isCurrent={form.isSaved} />
    </div>
  )
}
