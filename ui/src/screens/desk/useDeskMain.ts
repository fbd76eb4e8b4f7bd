import type { MainPage } from '@jangteo/core/display/mainGroup.codes'
import { isRefusal, refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCalls, useDeps } from '../../lib/deps.ts'
import { useToast } from '../../parts/toast/toast.ts'
import { deskCalls } from './deskData.ts'
import type { ComposedGroups, DeskGnb } from './deskMain.ts'

/** Text for what is published: pages and calls are stored for a while. */
const PUBLISHED_TEXT = '게시했어요. 1분 남짓 뒤에는 모두가 새 화면을 봐요.'

/** Asks for the revisions and the navigation again, and for what this browser shows of them. */
function useFresh() {
  const calls = useCalls()
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [deskCalls.mainRevisions, deskCalls.gnb, calls.display, calls.system.layout].map((asked) =>
        queryClient.invalidateQueries({ queryKey: asked.key() }),
      ),
    )
}

function useAnswers(text: string) {
  const fresh = useFresh()
  const toast = useToast()
  return {
    onSuccess: () => toast({ text }),
    onError: (error: Error) => toast({ text: refusalText(error) }),
    onSettled: fresh,
  }
}

/** Reasons that keep a composition from being saved, each with its group. */
export function violationTexts(error: Error | null): readonly string[] {
  if (!isRefusal(error, 'MAIN_COMPOSITION_INVALID')) return []
  return error.data.violations.map(({ group, message }) =>
    group === null ? message : `${group + 1}번째 코너: ${message}`,
  )
}

/** A draft to be saved. */
export type NewDraft = {
  readonly page: MainPage
  readonly parentId: number | null
  readonly title: string
  readonly groups: unknown
}

/** Saves a draft. */
export function useDraftSaving() {
  const save = useMutation(deskCalls.saveMain.mutationOptions(useAnswers('초안을 저장했어요.')))
  return {
    save: ({ groups, ...draft }: NewDraft) =>
      save.isPending ? undefined : save.mutate({ ...draft, groupList: groups as ComposedGroups }),
    isSaving: save.isPending,
    violations: violationTexts(save.error),
  }
}

/** Previews and publishes a draft. */
export function useRevisionSteps(revisionId: number) {
  const { open } = useDeps()
  const publish = useMutation(deskCalls.publishMain.mutationOptions(useAnswers(PUBLISHED_TEXT)))
  const toast = useToast()
  const preview = useMutation(
    deskCalls.previewMain.mutationOptions({
      onSuccess: ({ previewUrl }) => open(previewUrl, { replace: false }),
      onError: (error: Error) => toast({ text: refusalText(error) }),
    }),
  )
  const input = { id: revisionId }
  return {
    publish: () => (publish.isPending ? undefined : publish.mutate(input)),
    preview: () => (preview.isPending ? undefined : preview.mutate(input)),
    isPublishing: publish.isPending,
    isPreviewing: preview.isPending,
  }
}

/** Saves the navigation at the top. */
export function useGnbSaving() {
  const save = useMutation(deskCalls.saveGnb.mutationOptions(useAnswers('메뉴를 저장했어요.')))
  return {
    save: (entries: unknown) =>
      save.isPending ? undefined : save.mutate({ entryList: entries as DeskGnb }),
    isSaving: save.isPending,
  }
}
