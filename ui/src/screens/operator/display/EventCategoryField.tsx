import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { Select } from '../../../parts/field/Select.tsx'
import { TextInput } from '../../../parts/field/TextInput.tsx'
import { onEnter } from '../../staff/form/onEnter.ts'
import { useSaving } from '../../staff/form/useSaving.ts'
import { staffCalls } from '../../staff/staffCalls.ts'
import styles from './Composer.module.css'
import type { EventCategory } from './eventDraft.ts'

type EventCategoryFieldProps = {
  readonly categories: readonly EventCategory[]
  /** 0 is none. */
  readonly chosenId: number
  readonly problem: string | null
  readonly onChoose: (categoryId: number) => void
}

/** The category of an event, and a new one where none fits. */
export function EventCategoryField(props: EventCategoryFieldProps) {
  const { categories, chosenId, problem, onChoose } = props
  const [name, setName] = useState('')
  const add = useMutation(
    staffCalls.operatorEvent.addCategory.mutationOptions(
      useSaving<EventCategory>({
        text: '분류를 추가했어요.',
        stale: [staffCalls.operatorEvent.list.key()],
        onDone: ({ eventCategoryId }) => {
          setName('')
          onChoose(eventCategoryId)
        },
      }),
    ),
  )
  const addNamed = () => {
    if (name.trim() !== '' && !add.isPending) add.mutate({ categoryName: name.trim() })
  }
  return (
    <div>
      <Select
        label="분류"
        value={String(chosenId)}
        problem={problem}
        choices={[
          { value: '0', label: '선택해 주세요' },
          ...categories.map(({ eventCategoryId, categoryName }) => ({
            value: String(eventCategoryId),
            label: categoryName,
          })),
        ]}
        onChange={(id) => onChoose(Number(id))}
      />
      <div className={styles.adding}>
        <TextInput
          label="새 분류"
          value={name}
          onKeyDown={(event) => onEnter(event, addNamed)}
          onChange={({ target }) => setName(target.value)}
        />
        <Button
          variant="outline"
          isBusy={add.isPending}
          aria-disabled={name.trim() === ''}
          onClick={addNamed}
        >
          추가
        </Button>
      </div>
    </div>
  )
}
