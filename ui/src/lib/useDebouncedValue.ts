import { useEffect, useState } from 'react'

/** Time for which a value rests before the server is asked about it, in milliseconds. */
const REST_MS = 250

/** A value once it has stayed the same for a moment; until then the former one. */
export function useDebouncedValue<Value>(value: Value): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
