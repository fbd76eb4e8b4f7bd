import { useEffect, useState } from 'react'

const READING_BAND = '-25% 0px -60% 0px'

/** Which of the sections with these ids is being read. */
export function useSectionSpy<Id extends string>(ids: readonly [Id, ...Id[]]): Id {
  const [current, setCurrent] = useState<Id>(ids[0])
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const id = ids.find((known) => known === target.id)
          if (isIntersecting && id !== undefined) setCurrent(id)
        }
      },
      { rootMargin: READING_BAND },
    )
    for (const id of ids) {
      const section = document.getElementById(id)
      if (section !== null) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])
  return current
}
