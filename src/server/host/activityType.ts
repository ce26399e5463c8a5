import type { FieldIssue } from "../../shared/errors";
import type { Variable } from "../../survey/questionType";
import type { SpaceDb } from "../db/query/spaceDb";
import type { Uploads } from "../files/uploads/uploads";

/** What members gave in an activity, for results that cross it with others. */
export interface ActivityVariables {
  /** In order; names are unique in the activity. */
  readonly variables: readonly Variable[];
  /** By member, then by variable; what a member lacks is missing. A list holds codes of a variable with several answers. */
  readonly values: ReadonlyMap<string, Readonly<Record<string, string | number | readonly string[]>>>;
}

/** Something that a member is about to write. */
export interface MemberPost {
  readonly db: SpaceDb;
  readonly activityId: string;
  readonly memberId: string;
  readonly topicId: string | null;
  /** Null where it begins a thread. */
  readonly parentId: string | null;
  /** Without the space around it. */
  readonly text: string;
  /** How many of each it brings. */
  readonly attached: { readonly images: number; readonly videos: number; readonly files: number };
}

/** An activity that is copied to another one of its type. */
export interface ActivityCopy {
  readonly db: SpaceDb;
  readonly uploads: Uploads;
  /** Of the activities. */
  readonly from: string;
  readonly to: string;
  /** Ids of the topics' copies, by those of the originals. */
  readonly topics: ReadonlyMap<string, string>;
}

/** How people talk in an activity. */
export interface ConversationRules {
  /** Who begins threads; the team can always reply. */
  readonly starters: readonly ("member" | "team")[];
  readonly canMembersReply: boolean;
  /** Whether members like and dislike. */
  readonly hasReactions: boolean;
  /** When members see what other members wrote, and how many they are. */
  readonly othersVisible: "always" | "afterOwn" | "never";
  /** Whether a thread belongs to one of the activity's topics (entity `topic`). */
  readonly hasTopics: boolean;
  /** Whether a member begins one thread only, in each topic where there are topics; what follows is a change of it. */
  readonly isOneThreadEach: boolean;
  /** Until when members change what they wrote: for some minutes, unless somebody replied, or as long as the activity is open. */
  readonly changeable: "shortly" | "untilEnd";
  /** Whether messages are told in full to all who are there, as in a chat. */
  readonly isLive: boolean;
  /** Whether it is written in now, beside the activity's own dates. @default true */
  readonly isOpen?: boolean;
}

/**
 * An activity type (spec section 1): debate, survey, task ... Its settings are entities of its own, never fields of
 * `activity`. Who takes part, and when, is told by the `participations` service, the same for all types.
 */
export interface ActivityType {
  /** Name in the spec, e.g. `el_survey`. Texts under `activityTypes.<name>`. */
  readonly name: string;
  /** Name of an icon that the consoles and the members' app know. */
  readonly icon: string;
  /** Which sketch shows the team what members will see, where they choose a type. @default "conversation" where people talk in it, else "form" */
  readonly sketch?: "form" | "choice" | "picture" | "conversation";
  /**
   * Whether members answer a questionnaire: it has one from its first moment to its last, edited as step 2 and published as
   * it opens. What else follows from that is `QuestionnaireService.asking`. @default false
   */
  readonly hasQuestionnaire?: boolean;
  /** The plugin that brings it: the host's to say. */
  readonly plugin?: string;
  /** Member screen: path segment under `/c/{origin}/activities/{id}/`. */
  readonly memberPath: string;
  /**
   * Asked in the transaction that opens or announces an activity.
   * @returns what it lacks before members may come to it; paths are those of step 2. @default nothing
   */
  readonly publishErrors?: (activity: { readonly db: SpaceDb; readonly activityId: string }) => Promise<readonly FieldIssue[]>;
  /** What its step 2 lacks before a first publication, where that is more than `publishErrors` tells. @default nothing more */
  readonly setUpErrors?: (activity: { readonly db: SpaceDb; readonly activityId: string }) => Promise<readonly FieldIssue[]>;
  /** @returns how many members can complete it at most, e.g. its places; nothing where its settings don't say. @default all who may take part */
  readonly mostCompletions?: (activity: { readonly db: SpaceDb; readonly activityId: string }) => Promise<number | undefined>;
  /** Whether the team may find afterwards that a completion doesn't count, so that its LABs stay pending first. @default false */
  readonly isReviewed?: boolean;
  /** @returns how many have answered, by activity id, where others than members may. @default the completed participations */
  readonly answered?: (activities: {
    readonly db: SpaceDb;
    readonly activityIds: readonly string[];
  }) => Promise<ReadonlyMap<string, number>>;
  /** @returns how far a member is with activities that it has begun: 0 to 1, by activity id. @default not told */
  readonly progress?: (begun: {
    readonly db: SpaceDb;
    readonly memberId: string;
    readonly activityIds: readonly string[];
  }) => Promise<ReadonlyMap<string, number>>;
  /** @param activity.language of labels. @default nothing that results could cross */
  readonly variables?: (activity: {
    readonly db: SpaceDb;
    readonly activityId: string;
    readonly language: string;
  }) => Promise<ActivityVariables>;
  /**
   * Copies its settings, and nothing that people gave, in the transaction that makes the new activity; the activity's own
   * fields and its topics are copied already. @default there is nothing else
   */
  readonly duplicate?: (copy: ActivityCopy) => Promise<void>;
  /** How people talk in it. @default they don't */
  readonly conversation?: {
    /** @returns nothing where its settings were not saved yet */
    readonly rules: (activity: { readonly db: SpaceDb; readonly activityId: string }) => Promise<ConversationRules | undefined>;
    /** What the type asks of a post beside the rules, in the transaction that writes it. @throws AppError what the member is told */
    readonly demand?: (post: MemberPost) => Promise<void>;
  };
}
