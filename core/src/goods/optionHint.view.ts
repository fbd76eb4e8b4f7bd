import { josa } from 'es-hangul'

/**
 * Text that names the option to choose first, with the right particle.
 * @example optionHintText('도정') // '도정을 먼저 선택해 주세요.'
 */
export function optionHintText(optionName: string): string {
  return `${josa(optionName, '을/를')} 먼저 선택해 주세요.`
}
