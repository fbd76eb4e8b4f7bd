import { useEffect, useState } from 'react'

/** Part of the screen, in percent, above which a section that began there is the one being read. */
const READING_LINE = 40
/** From the top of the page down to the line: a section that passes the line is noticed, however far the page jumps. */
const READ_SO_FAR = `1000000px 0px -${100 - READING_LINE}% 0px`

/** The last section that begins above the reading line; the first one while none does. */
function sectionAtLine<Id extends string>(ids: readonly [Id, ...Id[]]): Id {
  const lineY = (window.innerHeight * READING_LINE) / 100
  const hasBegun = (id: Id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top
    return top !== undefined && top <= lineY
  }
  return ids.findLast(hasBegun) ?? ids[0]
}

/** Which of the sections with these ids is being read. */
export function useSectionSpy<Id extends string>(ids: readonly [Id, ...Id[]]): Id {
  const [current, setCurrent] = useState<Id>(ids[0])
  useEffect(() => {
    const observer = new IntersectionObserver(() => setCurrent(sectionAtLine(ids)), {
      rootMargin: READ_SO_FAR,
    })
    for (const id of ids) {
      const section = document.getElementById(id)
      if (section !== null) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])
  return current
}
