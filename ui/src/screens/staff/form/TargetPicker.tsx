import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Search, X } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useDebouncedValue } from '../../../lib/useDebouncedValue.ts'
import { useFocusOn } from '../../../lib/useFocusOn.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { IconButton } from '../../../parts/action/IconButton.tsx'
import { TextInput } from '../../../parts/field/TextInput.tsx'
import { Icon } from '../../../parts/picture/Icon.tsx'
import { onEnter } from './onEnter.ts'
import type { NamedTarget, Target, TargetSearch } from './target.ts'
import styles from './StaffForm.module.css'

type TargetPickerProps = {
  /** Name of what is picked: 상품, 쿠폰. */
  readonly label: string
  readonly search: TargetSearch
  readonly picked: readonly NamedTarget[]
  /** With one, another pick takes its place. */
  readonly countMax: number
  readonly onPick: (picked: readonly NamedTarget[], target: Target | null) => void
  /** Fields of each pick, below its name. */
  readonly renderFields?: (target: NamedTarget) => ReactNode
}

/** The choice so far, and a search for more. */
export function TargetPicker(props: TargetPickerProps) {
  const { label, search, picked, countMax, onPick, renderFields } = props
  const [isOpen, setIsOpen] = useState(false)
  const list = useFocusOn<HTMLUListElement>(picked.length, { onlyWhenLost: true })
  const add = (target: Target) => {
    const others = countMax === 1 ? [] : picked
    onPick([...others, { targetId: target.targetId, name: target.name }], target)
    if (countMax === 1) setIsOpen(false)
  }
  return (
    <div className={styles.searchRow}>
      <ul ref={list} className={styles.picked} tabIndex={-1} aria-label={`선택한 ${label}`}>
        {picked.map((target) => (
          <li key={target.targetId} className={styles.pickedRow}>
            {target.name}
            <IconButton
              icon={X}
              iconSize="s"
              label={`${target.name} 해제`}
              onClick={() =>
                onPick(
                  picked.filter((each) => each.targetId !== target.targetId),
                  null,
                )
              }
            />
            {renderFields === undefined ? null : (
              <div className={clsx(styles.fields, styles.pickedFields)}>{renderFields(target)}</div>
            )}
          </li>
        ))}
      </ul>
      {isOpen ? (
        <TargetResults
          label={label}
          search={search}
          picked={picked}
          countMax={countMax}
          onAdd={add}
        />
      ) : null}
      <div>
        <Button
          variant="outline"
          size="s"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon of={Search} size="s" />
          {isOpen ? `${label} 찾기 닫기` : `${label} 찾기`}
        </Button>
      </div>
    </div>
  )
}

type TargetResultsProps = Omit<TargetPickerProps, 'onPick' | 'renderFields'> & {
  readonly onAdd: (target: Target) => void
}

function TargetResults({ label, search, picked, countMax, onAdd }: TargetResultsProps) {
  const [keyword, setKeyword] = useState('')
  const settled = useDebouncedValue(keyword.trim())
  const { data } = useQuery({ ...search(settled), placeholderData: keepPreviousData })
  const isFull = countMax > 1 && picked.length >= countMax
  const isPicked = (id: number) => picked.some(({ targetId }) => targetId === id)
  return (
    <>
      <TextInput
        label={`${label} 이름`}
        value={keyword}
        enterKeyHint="search"
        onKeyDown={(event) => onEnter(event)}
        onChange={({ target }) => setKeyword(target.value)}
      />
      <ul className={styles.results} aria-label={`찾은 ${label}`} aria-live="polite">
        {(data?.targetList ?? []).map((target) => {
          const isOut = isFull || isPicked(target.targetId)
          return (
            <li key={target.targetId}>
              <button
                type="button"
                className={styles.result}
                aria-disabled={isOut}
                onClick={() => (isOut ? undefined : onAdd(target))}
              >
                <span>{target.name}</span>
                <span className={styles.note}>
                  {isPicked(target.targetId) ? '선택했어요' : target.note}
                </span>
              </button>
            </li>
          )
        })}
        {data?.targetList.length === 0 ? <li className={styles.result}>찾은 것이 없어요</li> : null}
      </ul>
    </>
  )
}
