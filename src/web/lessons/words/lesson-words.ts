// The words around lessons: a language that lacks one does not compile.
export interface LessonWords {
  /** The page of all lessons. */
  readonly title: string
  readonly lead: string
  readonly begin: string
  readonly goOnHere: string
  readonly onceMore: string
  readonly done: string
  readonly steps: (count: number) => string
  readonly minutes: (count: number) => string
  /** In the header of a lesson. */
  readonly realTable: string
  readonly stepOf: (step: number, steps: number) => string
  readonly leave: string
  /** On the coach's card. */
  readonly coach: string
  readonly why: string
  readonly whyThis: string
  readonly yourMove: string
  readonly goOn: string
  readonly showMe: string
  readonly back: string
  readonly watch: string
  readonly fold: string
  readonly unfold: string
  /** Another move than the awaited one, by its name. */
  readonly chose: (move: string) => string
  readonly nothingDone: string
  readonly playIt: string
  readonly backToStep: string
  /** On one's own. */
  readonly freeTitle: string
  readonly freeSays: string
  readonly remember: string
  readonly backToLesson: string
  readonly withoutCoach: string
  /** At the end. */
  readonly playOn: string
  readonly nextLesson: string
  readonly moreLessons: string
}
