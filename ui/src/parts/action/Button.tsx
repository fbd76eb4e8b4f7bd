import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { AppLink } from './AppLink.tsx'
import styles from './Button.module.css'

type Look = {
  readonly variant?: 'primary' | 'outline' | 'inverse' | 'quiet' | 'text'
  readonly size?: 's' | 'm'
  readonly isWide?: boolean
  readonly children: ReactNode
}

type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> & {
    /** Shows a spinner and ignores presses, without losing the focus. */
    readonly isBusy?: boolean
  }

function lookOf({ variant = 'primary', size = 'm', isWide = false }: Omit<Look, 'children'>) {
  return {
    className: styles.button,
    'data-variant': variant,
    'data-size': size,
    'data-wide': isWide,
  }
}

/** Does something. One primary button a screen. */
export function Button({ variant, size, isWide, isBusy = false, ...rest }: ButtonProps) {
  const { children, onClick, type = 'button', ...attributes } = rest
  return (
    <button
      {...attributes}
      {...lookOf({ ...(variant && { variant }), ...(size && { size }), ...(isWide && { isWide }) })}
      type={type === 'submit' ? 'submit' : 'button'}
      aria-busy={isBusy}
      aria-disabled={isBusy ? true : attributes['aria-disabled']}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy ? <span className={styles.spinner} aria-hidden /> : null}
      {children}
    </button>
  )
}

type ButtonLinkProps = Look & {
  readonly to: string
  /** Place where the text alone does not say of what it is. */
  readonly name?: string
  /** The page takes the place of this one in the history. */
  readonly replace?: boolean
}

/** Goes somewhere, and looks like a button. */
export function ButtonLink({ to, name, replace = false, children, ...look }: ButtonLinkProps) {
  return (
    <AppLink to={to} replace={replace} aria-label={name} {...lookOf(look)}>
      {children}
    </AppLink>
  )
}
