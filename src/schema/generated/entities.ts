// Generated from schemas/ by `npm run generate`: change the schemas, not this file.

export interface Acceptance {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
member: string
document: ("CONDITIONS" | "PRIVACY")
documentVersion: string
acceptedAt: string
}

export interface Activity {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
title: string
type: string
description: string
image?: string
startsAt?: string
endsAt?: string
visibility?: ("PUBLIC" | "PRIVATE")
labs?: number
questionnaire?: string
status?: ("CONFIGURING" | "NEW" | "ACTIVE" | "FINISHED" | "BLOCKED")
/**
 * @maxItems 1000
 */
participants?: string[]
/**
 * @maxItems 20
 */
segments?: string[]
/**
 * @maxItems 1000
 */
prerequisites?: string[]
notificationsDisabled?: boolean
raffleActive?: boolean
raffleReward?: string
raffleWinners?: number
raffleImage?: string
/**
 * @maxItems 20
 */
images?: {
image: string
caption?: string
}[]
/**
 * @maxItems 10
 */
videos?: {
url: string
caption?: string
}[]
/**
 * @maxItems 20
 */
files?: {
name?: string
file: string
}[]
showActions?: boolean
videoChatParticipants?: number
videoChatPassword?: string
videoChatMinutes?: number
screenSharing?: boolean
topicCount?: number
participationCount?: number
commentCount?: number
}

export interface Annotation {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
subject: string
text: string
color?: string
atSecond?: number
author?: string
/**
 * @maxItems 200
 */
tags?: string[]
}

export interface Community {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
origin: string
name: string
title?: string
mainLanguage?: ("es" | "en" | "fr" | "nl" | "it" | "pt")
/**
 * @maxItems 200
 */
languages?: ("es" | "en" | "fr" | "nl" | "it" | "pt")[]
country?: string
timeZone?: string
plan?: ("BRONZE" | "SILVER" | "GOLD")
mainColor?: string
mainColorText?: string
buttonColor?: string
textColor?: string
backgroundGradientColor1?: string
backgroundGradientColor2?: string
logo?: string
favicon?: string
loginImage?: string
privacyPolicyActive?: boolean
trackingScript?: string
needs2FA?: boolean
staffNeeds2FA?: boolean
durationMonths?: number
participantOrigin?: ("PANEL" | "OWN" | "BOTH")
}

export interface CommunityConfiguration {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
welcomeTitle: string
description?: string
instructions: string
labsExplanation: string
redeemExplanation: string
moderatorName?: string
moderatorImage: string
moderatorInfo: string
mainLogoPosition?: ("TOP" | "CENTRE" | "BOTTOM")
headerImage?: string
overlayLogo?: string
imageDisplay?: ("THUMBNAIL" | "CAROUSEL" | "MAX_SIZE")
signUp?: ("CLOSED" | "ACTIVE" | "EXTENDED")
photoRequired?: boolean
observersReadPersonalData?: boolean
languageModel?: boolean
masksNames?: boolean
acceptanceText?: string
legalTerms?: string
privacyPolicy?: string
legalNotice?: string
clientEmail?: string
replyToClientEmail?: string
gamification?: boolean
labsPerActivity: number
labsPerComment: number
labsPerStayingActive: number
redeemFrom?: string
redeemTo?: string
secondRedeemFrom?: string
secondRedeemTo?: string
/**
 * @maxItems 20
 */
alertThresholds?: {
labs: number
message?: string
}[]
chatbot?: boolean
mailQuietFrom?: string
mailQuietTo?: string
mailsPerDay?: number
mailsPerWeek?: number
}

export interface Company {
id: string
createdAt: string
updatedAt: string
version: number
name: string
tradeName?: string
vatNumber?: string
sector?: ("FOOD_DRINK" | "AUTOMOTIVE" | "BANKING_INSURANCE" | "BEAUTY_CARE" | "CONSULTING_RESEARCH" | "RETAIL" | "EDUCATION" | "ENERGY_UTILITIES" | "FASHION" | "HOME" | "MEDIA_ENTERTAINMENT" | "HEALTH_PHARMA" | "PUBLIC_NONPROFIT" | "TECHNOLOGY_TELECOM" | "TRAVEL_TRANSPORT" | "OTHER")
address?: string
postalCode?: string
town?: string
province?: string
country?: string
website?: string
phone?: string
timeZone?: string
phonePrefix?: string
contactName?: string
contactSurname?: string
contactSecondSurname?: string
}

export interface Country {
id: string
createdAt: string
updatedAt: string
version: number
code: string
name: {
[k: string]: string
}
}

export interface EmailRecord {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
subject: string
/**
 * @maxItems 200
 */
to: string[]
from: string
content: string
image?: string
status?: ("NEW" | "PROCESSING" | "SENT" | "ERROR")
scheduledAt?: string
sentAt?: string
errorMessage?: string
member?: string
}

export interface File {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
name: string
mediaType: string
size: number
purpose: string
state?: ("PENDING" | "ATTACHED")
entity?: string
recordId?: string
field?: string
}

export interface FocusParticipant {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
focusSession: string
name: string
surname?: string
email: string
phone?: string
status?: ("POTENTIAL" | "PRE_CONFIRMED" | "CONFIRMED")
panelist?: string
notes?: string
invitedAt?: string
confirmedAt?: string
declinedAt?: string
attendedAt?: string
lockedUntil?: string
}

export interface FocusSession {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
study: string
title: string
startsAt: string
endsAt: string
capacity: number
status?: ("UNCOMPLETED" | "FULL" | "CONFIRMED")
cancelledAt?: string
}

export interface GeographicArea {
id: string
createdAt: string
updatedAt: string
version: number
country: string
level: ("PROVINCE" | "REGION" | "NIELSEN")
code: string
name: {
[k: string]: string
}
parent?: string
nielsen?: string
}

export interface InstalledPlugin {
id: string
createdAt: string
updatedAt: string
version: number
plugin: string
pluginVersion: string
/**
 * @maxItems 200
 */
tables?: string[]
}

export interface Invitation {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
email: string
name?: string
surname?: string
language?: ("es" | "en" | "fr" | "nl" | "it" | "pt")
/**
 * @maxItems 200
 */
tags?: string[]
message?: string
status?: ("SENT" | "ACCEPTED" | "EXPIRED" | "CANCELLED")
sentAt?: string
expiresAt?: string
acceptedAt?: string
member?: string
}

export interface Member {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
nickname: string
email: string
name?: string
surname?: string
gender?: ("M" | "W")
zone?: string
phone?: string
/**
 * @maxItems 200
 */
tags?: string[]
/**
 * @maxItems 200
 */
publicTags?: string[]
observations?: string
points?: number
status?: ("INVITED" | "ACTIVE" | "INACTIVE")
image?: string
birthDate?: string
age?: number
province?: string
provinceArea?: string
medals?: number
isOnline?: boolean
lastSeenAt?: string
commentCount?: number
participationCount?: number
}

export interface ModelAnswer {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
hash: string
model: string
answer?: unknown
}

export interface ModelBudget {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
month: string
tokens?: number
}

export interface Moderator {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
email: string
name: string
surname?: string
role: ("OBSERVATOR" | "MODERATOR" | "ADMINISTRATOR")
mainAdmin?: boolean
visibility?: ("ALL" | "SELECTED")
/**
 * @maxItems 1000
 */
activities?: string[]
}

export interface Notification {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
member?: string
moderator?: string
kind: string
params?: {

}
title?: string
message?: string
link?: string
activity?: string
seen?: boolean
popup?: boolean
popupSeen?: boolean
}

export interface NotificationPreference {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
member?: string
moderator?: string
kind: string
mail: boolean
}

export interface NotificationSetting {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
member?: string
moderator?: string
rhythm?: ("NOW" | "DAILY" | "WEEKLY")
timeZone?: string
}

export interface Participation {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
activity: string
member: string
status?: ("INVITED" | "STARTED" | "COMPLETED" | "SCREENED_OUT" | "EXCLUDED")
startedAt?: string
completedAt?: string
remindedAt?: string
labs?: number
access?: ("PENDING" | "GRANTED" | "DENIED")
denialReason?: string
}

export interface PluginState {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
plugin: string
enabled?: boolean
/**
 * @maxItems 200
 */
activityTypes?: string[]
settings?: {

}
}

export interface Recording {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
title: string
kind: ("VIDEO_CHAT" | "USABILITY_TEST" | "FOCUS_SESSION")
activity?: string
study?: string
focusSession?: string
member?: string
status?: ("RECORDING" | "PROCESSING" | "READY" | "FAILED")
/**
 * @maxItems 200
 */
sources?: ("SCREEN" | "WEBCAM" | "MICROPHONE")[]
file?: string
startedAt?: string
endedAt?: string
durationSeconds?: number
}

export interface Sanction {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
member: string
reason: string
origin?: ("REVIEW" | "RULE")
activity?: string
status?: ("ACTIVE" | "LIFTED")
}

export interface SavedView {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
name: string
resource: string
settings: {

}
isShared?: boolean
isDefault?: boolean
accountId?: string
}

export interface SuitePersonalisation {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
primaryColor: string
secondaryColor?: string
textColor?: string
contrastColor?: string
buttonColor?: string
backgroundImage?: string
desktopLogo?: string
mobileLogo?: string
}

export interface SuiteUser {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
email: string
name: string
surname?: string
role: ("SUPERADMIN" | "ADMINISTRATOR" | "OBSERVER" | "MODERATOR" | "PARTICIPANT")
visibility?: ("ALL" | "SELECTED")
secondSurname?: string
/**
 * @maxItems 1000
 */
studies?: string[]
/**
 * @maxItems 1000
 */
communities?: string[]
invitedAt?: string
signedInAt?: string
}

export interface Tag {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
name: string
isPublic?: boolean
color?: string
description?: string
members?: number
}

export interface Topic {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
activity: string
title: string
description?: string
tag?: string
color?: string
position?: number
commentCount?: number
}

export interface TrackingVendor {
id: string
createdAt: string
updatedAt: string
version: number
name: string
/**
 * @minItems 1
 * @maxItems 10
 */
scriptHosts: string[]
/**
 * @maxItems 10
 */
connectHosts?: string[]
active?: boolean
}

export interface Transcript {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
recording: string
status?: ("REQUESTED" | "PROCESSING" | "READY" | "FAILED")
language?: string
/**
 * @maxItems 20000
 */
segments?: {
startSeconds: number
endSeconds?: number
speaker?: string
text: string
}[]
/**
 * @maxItems 100
 */
speakerNames?: {
speaker: string
name: string
}[]
completedAt?: string
}

export interface VideoChat {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
activity?: string
focusSession?: string
status?: ("UNAVAILABLE" | "WAITING" | "STARTED" | "ENDED")
launchedAt?: string
startedAt?: string
endedAt?: string
isRecording?: boolean
}

export interface SupportCase {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
subject: ("ACCOUNT" | "BILLING" | "CREDITS" | "STUDY" | "TECHNICAL" | "OTHER")
message: string
author?: string
study?: string
language?: ("es" | "en" | "fr" | "nl" | "it" | "pt")
status?: ("OPEN" | "ANSWERED" | "CLOSED")
answer?: string
answeredAt?: string
}

export interface ActivityReminder {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
activity: string
at: string
sentAt?: string
count?: number
}

export interface ActivityVisit {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
activity: string
member: string
seenAt: string
}

export interface AnalysedPassage {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
analysis: string
topic?: string
source: string
passage: string
closeness?: number
sentiment?: ("POSITIVE" | "NEUTRAL" | "NEGATIVE")
}

export interface Analysis {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
activity: string
status?: ("PENDING" | "RUNNING" | "READY" | "FAILED")
dueAt?: string
method?: ("EXTRACT" | "MODEL")
model?: string
modelFault?: ("FAILED" | "BUDGET")
language?: string
readPassages?: number
totalPassages?: number
droppedClaims?: number
claims?: unknown
removedTopics?: unknown
changes?: unknown
aiSummary?: string
aiSummaryLong?: string
summaryEditedAt?: string
finishedAt?: string
}

export interface AnalysisTopic {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
analysis: string
title: string
words?: unknown
origin?: ("EXTRACT" | "MODEL" | "MODERATOR")
position?: number
}

export interface ChatMessage {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
thread?: string
seq?: number
channel: ("MEMBER" | "OBSERVER")
sender: ("MEMBER" | "STAFF" | "OBSERVER")
member?: string
moderator?: string
message?: string
image?: string
video?: string
file?: string
seen?: boolean
isMarked?: boolean
}

export interface ChatThread {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
channel: ("MEMBER" | "OBSERVER")
member?: string
observer?: string
observerName?: string
lastSeq?: number
lastAt?: string
personLast?: number
personSeen?: number
teamSeen?: number
isMarked?: boolean
}

export interface ChatbotConversation {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
member: string
}

export interface ChatbotMessage {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
conversation: string
member: string
question: string
answer?: unknown
isFound?: boolean
method: ("SEARCH" | "MODEL" | "SEARCH_INSTEAD")
handedOverAt?: string
}

export interface Code {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
name: string
color?: string
description?: string
isArchived?: boolean
passageCount?: number
}

export interface CodedPassage {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
comment: string
code: string
member?: string
createdBy?: string
commentVersion: number
start: number
end: number
quote?: string
before?: string
after?: string
}

export interface Comment {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
activity: string
topic?: string
audience?: ("EVERYBODY" | "TEAM")
seq?: number
member?: string
moderator?: string
text: string
/**
 * @maxItems 20
 */
images?: {
image: string
}[]
/**
 * @maxItems 10
 */
videos?: {
file: string
}[]
/**
 * @maxItems 20
 */
files?: {
name: string
file: string
}[]
pdf?: string
isRootComment?: boolean
parentComment?: string
isQuestion?: boolean
status?: ("PUBLISHED" | "HIDDEN" | "SENT_BACK")
explanation?: string
seenBefore?: string
editedAt?: string
isEditedAfterSeeing?: boolean
isPinned?: boolean
medal?: boolean
likes?: number
dislikes?: number
/**
 * @maxItems 200
 */
tags?: string[]
note?: string
replyCount?: number
}

export interface CommentMarker {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
activity: string
audience: ("EVERYBODY" | "TEAM")
member?: string
moderator?: string
lastSeen?: number
delivered?: string
}

export interface CommentReaction {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
comment: string
member: string
reactionType: ("LIKE" | "DISLIKE")
}

export interface CommentReport {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
comment: string
member: string
reason: ("OFFENSIVE" | "PERSONAL_DATA" | "OFF_TOPIC" | "OTHER")
explanation?: string
settledAt?: string
}

export interface CommentThread {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
activity: string
audience: ("EVERYBODY" | "TEAM")
lastSeq?: number
}

export interface CommentVersion {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
comment: string
member?: string
number: number
text?: string
writtenAt?: string
isAfterSeeing?: boolean
}

export interface CommunityEndNews {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
community: string
endsAt: string
daysBefore: number
}

export interface CommunityOrder {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
community?: string
kind: ("NEW" | "EXTENSION" | "UPGRADE")
plan: ("BRONZE" | "SILVER" | "GOLD")
terms: string
months: number
total: number
orderedBy?: string
requestKey: string
}

export interface CommunityPlan {
id: string
createdAt: string
updatedAt: string
version: number
plan: ("BRONZE" | "SILVER" | "GOLD")
validFrom: string
perMonth: number
perYear: number
members?: number
team?: number
activities?: number
}

export interface Contract {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
number: string
title: string
status?: ("DRAFT" | "OFFERED" | "SIGNED" | "DECLINED" | "EXPIRED" | "ENDED")
document?: string
documentHash?: string
startsOn: string
endsOn?: string
amount?: number
/**
 * The last day, by the company's clocks, on which the offer can be signed.
 */
validUntil?: string
offeredAt?: string
/**
 * When the company signed or declined.
 */
decidedAt?: string
signedOn?: string
/**
 * As the person typed it.
 */
signerName?: string
signerEmail?: string
/**
 * IP address.
 */
signedFrom?: string
declineReason?: string
decidedBy?: string
endedOn?: string
notes?: string
isOffered?: boolean
}

export interface CreditAccount {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
/**
 * One account of each.
 */
kind: ("AVAILABLE" | "HELD" | "LOADED" | "SPENT")
/**
 * Never below 0. None where it is summed.
 */
balance?: number
}

export interface CreditOrder {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
/**
 * The reference, or else how many credits.
 */
title?: string
/**
 * The company's own, e.g. the number of its purchase order.
 */
reference?: string
amount: number
status?: ("ORDERED" | "CONFIRMED" | "REJECTED" | "WITHDRAWN")
/**
 * How often it is ordered again once it has been confirmed.
 */
period?: ("ONCE" | "MONTHLY" | "QUARTERLY" | "YEARLY")
/**
 * The day of the first confirmation, whose day of the month the next ones keep.
 */
repeatsFrom?: string
/**
 * The newest order of a series has it: whoever clears it makes the next one, or ends the series.
 */
nextDate?: string
note?: string
orderedBy?: string
decidedAt?: string
rejection?: string
invoiceNumber?: string
invoiceDate?: string
price?: number
taxRate?: number
tax?: number
total?: number
/**
 * As the installation called itself on that day.
 */
issuer?: string
issuerTaxNumber?: string
issuerAddress?: string
/**
 * This and the next ones are the company's data of that day: an invoice doesn't change with them.
 */
billedName?: string
billedVatNumber?: string
billedAddress?: string
}

export interface CreditTransfer {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
key: string
/**
 * Shared by the transfers of one cause.
 */
bookingId: string
/**
 * Of the booking among the company's, from 1, in the order in which they took effect: clocks can't tell it.
 */
number: number
from: string
to: string
amount: number
reason: ("LOAD" | "STUDY_BLOCKED" | "STUDY_CHARGED" | "STUDY_RELEASED" | "COMMUNITY_CHARGED" | "CUSTOM" | "REVERSAL")
concept?: string
study?: string
actor?: string
}

export interface Operator {
id: string
createdAt: string
updatedAt: string
version: number
/**
 * As invoices call it.
 */
name?: string
taxNumber?: string
address?: string
/**
 * € before tax; absent where each order has its own.
 */
creditPrice?: number
}

export interface Debate {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
activity: string
minTopics?: number
}

export interface Answer {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
response: string
questionnaireVersion: string
questionId: string
value?: unknown
comment?: string
missing?: ("not-asked" | "no-answer" | "dont-know" | "refused" | "unknown")
savedAt: string
activeMs?: number
wallMs?: number
pastedShare?: number
}

export interface Quota {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
title: string
target: number
completed?: number
reserved?: number
isOpen?: boolean
device?: ("desktop" | "mobile" | "tablet" | "handheld")
activity?: string
study?: string
completedPercent?: number
}

export interface QuotaPlace {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
quota: string
response: string
state: ("reserved" | "counted")
expiresAt?: string
}

export interface Response {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
questionnaire: string
questionnaireVersion: string
member?: string
channel: ("member" | "link" | "import" | "simulated")
state?: ("open" | "complete" | "ended" | "importing")
disposition?: ("complete" | "screenOut" | "overQuota" | "quality" | "qualitySanctioned" | "duplicate" | "dropped" | "timedOut" | "closed")
endedBy?: string
isTest?: boolean
language?: string
currentQuestionId?: string
externalId?: string
startedAt?: string
completedAt?: string
device?: ("desktop" | "mobile" | "tablet")
expiresAt?: string
review?: ("kept" | "discarded")
reviewedAt?: string
reviewReason?: string
}

export interface LabBudget {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
amount: number
setBy?: string
}

export interface LabTransaction {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
member?: string
reason: ("ACTIVITY" | "WINNING_COMMENT" | "STAYING_ACTIVE" | "CUSTOM" | "REDEEM" | "RAFFLE" | "REVERSAL")
account: ("MEMBER" | "ISSUED" | "REDEEMED")
counterAccount: ("MEMBER" | "ISSUED" | "REDEEMED")
amount: number
concept?: string
activity?: string
redeem?: string
}

export interface LedgerAccount {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
/**
 * Unit, kind and owner: one account of each.
 */
key: string
unit: "LAB"
kind: ("AVAILABLE" | "PENDING" | "DEBT" | "HELD" | "ISSUED" | "REDEEMED")
owner?: string
/**
 * Never below 0. A debt is what the member owes. None on the community's accounts.
 */
balance?: number
/**
 * On a member's AVAILABLE: all that was ever given, less what was taken back. What rankings count.
 */
earned?: number
}

export interface LedgerProof {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
accounts: number
transfers: number
/**
 * Accounts, points and sums that are wrong.
 */
differences: number
}

export interface LedgerTransfer {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
key: string
bookingId: string
from: string
to: string
unit: "LAB"
amount: number
reason: ("ACTIVITY" | "WINNING_COMMENT" | "STAYING_ACTIVE" | "CUSTOM" | "REDEEM" | "RAFFLE" | "REVERSAL" | "RELEASE" | "RETURN" | "OPENING")
concept?: string
member?: string
activity?: string
redeem?: string
actor?: string
availableAt?: string
}

export interface ParticipationTally {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
member: string
completed: number
}

export interface Mailing {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
channel?: ("MAIL" | "ALERT")
subject: string
content?: {

}
message?: string
image?: string
replyTo?: string
audience: {

}
activity?: string
link?: string
state?: ("DRAFT" | "SCHEDULED" | "SENDING" | "PAUSED" | "STOPPED" | "SENT")
scheduledAt?: string
startedAt?: string
finishedAt?: string
author?: string
}

export interface MailingDelivery {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
mailing: string
member: string
state?: ("NEW" | "PROCESSING" | "SENT" | "ERROR" | "SKIPPED")
reason?: ("NO_EMAIL" | "INACTIVE" | "NOT_JOINED" | "UNSUBSCRIBED" | "OPTED_OUT" | "REFUSED" | "NO_VALUE" | "CAP" | "STOPPED")
error?: string
sentAt?: string
}

export interface ClientNotification {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
title: string
message?: string
link?: string
study?: string
kind?: ("study" | "comment" | "progress" | "credits" | "contract" | "communities" | "people")
}

export interface NewsPreference {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
person: string
kind: ("study" | "comment" | "progress" | "credits" | "contract" | "communities" | "people")
isShown?: boolean
isMailed?: boolean
}

export interface NewsSeen {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
person: string
notification: string
seenAt?: string
}

export interface ChatPresence {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
activity: string
member: string
seenAt?: string
isMuted?: boolean
}

export interface ChatQuestion {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
activity: string
position: number
text: string
sentAt?: string
comment?: string
}

export interface OnlineChat {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
activity: string
startsAt: string
endsAt: string
areLatecomersWelcome?: boolean
}

export interface Opinion {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
activity: string
question: string
othersVisible?: ("AFTER_OWN" | "ALWAYS" | "NEVER")
}

export interface Addressee {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
study: string
email: string
name?: string
language?: ("es" | "en" | "fr" | "nl" | "it" | "pt")
extra1?: string
extra2?: string
extra3?: string
invitedAt?: string
reminders?: number
bouncedAt?: string
unsubscribedAt?: string
}

export interface OwnField {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
study: string
state?: ("WAITING" | "OPEN" | "PAUSED" | "CLOSED")
isLinkOpen?: boolean
openedAt?: string
endsAt?: string
closedAt?: string
}

export interface SurveyConsent {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
study: string
respondent: string
textHash: string
language: string
}

export interface CoinTransaction {
id: string
createdAt: string
updatedAt: string
version: number
panelist?: string
reason: ("TEST" | "INVITED_FRIEND" | "CUSTOM" | "PAYMENT" | "REVERSAL" | "PAYOUT" | "PAYOUT_PAID" | "PAYOUT_RETURNED")
account: ("PANELIST" | "ISSUED" | "PAID" | "HELD")
counterAccount: ("PANELIST" | "ISSUED" | "PAID" | "HELD")
amount: number
concept?: string
}

export interface PanelField {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
study: string
request: {

}
title?: string
coins: number
state?: ("OPEN" | "PAUSED" | "CLOSED")
pausedFor?: ("INCIDENCE" | "SOFT_LAUNCH" | "HAND")
softLaunch?: number
isIncidenceAccepted?: boolean
wave?: number
openedAt: string
endsAt: string
closedAt?: string
paidAt?: string
}

export interface PanelInvitation {
id: string
createdAt: string
updatedAt: string
version: number
panelist: string
company: string
study: string
segment: string
wave: number
tokenHash: string
reminderTokenHash?: string
state?: ("INVITED" | "ENTERED" | "ENDED")
disposition?: string
remindedAt?: string
enteredAt?: string
endedAt?: string
coins?: number
}

export interface PanelPayout {
id: string
createdAt: string
updatedAt: string
version: number
panelist: string
amount: number
address: string
language?: ("es" | "en" | "fr" | "nl" | "it" | "pt")
status?: ("REQUESTED" | "PAID" | "REJECTED")
reason?: string
decidedAt?: string
}

export interface PanelRegistration {
id: string
createdAt: string
updatedAt: string
version: number
email: string
name?: string
birthDate?: string
gender?: ("M" | "W")
invitedBy?: string
panelist?: string
expiresAt: string
confirmedAt?: string
}

export interface PanelSanction {
id: string
createdAt: string
updatedAt: string
version: number
panelist: string
reason: string
origin?: ("REVIEW" | "RULE")
status?: ("ACTIVE" | "LIFTED")
liftedAt?: string
}

export interface Panelist {
id: string
createdAt: string
updatedAt: string
version: number
email: string
name?: string
surname?: string
gender?: ("M" | "W")
country?: string
region?: string
province?: string
provinceArea?: string
education?: ("PRIMARY" | "LOWER_SECONDARY" | "UPPER_SECONDARY" | "VOCATIONAL" | "UNIVERSITY" | "POSTGRADUATE")
occupation?: ("EMPLOYED_FULL_TIME" | "EMPLOYED_PART_TIME" | "SELF_EMPLOYED" | "UNEMPLOYED" | "STUDENT" | "RETIRED" | "HOMEMAKER" | "UNABLE_TO_WORK")
householdSize?: number
devices?: ("DESKTOP" | "MOBILE" | "BOTH")
status?: ("ACTIVE" | "BLOCKED")
consent?: boolean
lastInvitedAt?: string
invitations?: number
completes?: number
coins?: number
birthDate?: string
age?: number
invitedBy?: string
}

export interface Poll {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
activity: string
question: string
image?: string
imageAlt?: string
isMultiple?: boolean
/**
 * @minItems 2
 * @maxItems 10
 */
options: {
code: string
text: string
picture?: {
image: string
alt: string
}
}[]
}

export interface PollVote {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
poll: string
member: string
/**
 * @minItems 1
 * @maxItems 10
 */
choices: string[]
}

export interface Questionnaire {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
title?: string
draft?: {

}
draftRevision?: number
publishedVersion?: number
isLinkOpen?: boolean
}

export interface QuestionnaireVersion {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
questionnaire: string
number: number
document: {

}
publishedAt: string
}

export interface Raffle {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
activity?: string
reward: string
image?: string
winnerCount: number
/**
 * @maxItems 1000
 */
winners?: string[]
status?: ("PENDING" | "FINISHED" | "NOTIFIED" | "PAID" | "CANCELLED")
drawAt?: string
isRedeemed?: boolean
labs?: number
maxEntries?: number
endsAt?: string
cancelReason?: string
}

export interface RaffleDraw {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
raffle: string
commitment: string
scheme?: number
seed?: string
listHash?: string
entrants?: number
frozenAt?: string
settledAt?: string
drawnAt?: string
}

export interface RaffleTicket {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
raffle: string
ticket: string
member?: string
redeem?: string
rank?: number
state?: ("ENTERED" | "WON" | "GIVEN" | "PASSED" | "OUT")
reason?: string
decidedBy?: string
decidedAt?: string
}

export interface Redeem {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
member?: string
type: ("AMAZON" | "PAYPAL" | "RAFFLE" | "CUSTOM")
redeemCard?: string
labs: number
valueEuros?: number
status?: ("PENDING" | "COMPLETED" | "REJECTED")
initialDate: string
endDate?: string
transactionCode?: string
cardName?: string
rejection?: string
completedBy?: string
}

export interface RedeemCard {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
name: string
labs: number
description?: string
active?: boolean
valueEuros: number
logo?: string
type?: ("AMAZON" | "PAYPAL" | "CUSTOM")
}

export interface RedeemCode {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
redeemCard: string
redeem?: string
takenAt?: string
}

export interface RedeemReminder {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
member: string
}

export interface ResultColumn {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
questionnaire: string
part: string
responses: number
}

export interface ResultPresentation {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
questionnaire: string
charts?: {

}
/**
 * @maxItems 500
 */
questionOrder?: string[]
}

export interface ResultsView {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
name: string
activity?: string
study?: string
isShared?: boolean
settings: {

}
}

export interface SharedReport {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
name: string
activity?: string
study?: string
filter?: {

}
conditions?: unknown
segmentName?: string
/**
 * @maxItems 500
 */
questions?: string[]
hasTexts?: boolean
charts?: {

}
isFrozen?: boolean
frozenAt?: string
expiresAt: string
revokedAt?: string
openedAt?: string
}

export interface Weighting {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
questionnaire: string
name: string
method: ("rim" | "cell" | "import")
dimensions?: unknown
cells?: unknown
lowerTrim?: number
upperTrim?: number
maxIterations?: number
missingWeight?: ("exclude" | "one")
respondents?: number
}

export interface Segment {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
name: string
description?: string
/**
 * @minItems 1
 * @maxItems 10
 */
conditions: {
kind: ("TAG" | "GENDER" | "AGE" | "PROVINCE" | "LAST_SEEN" | "MEMBER_SINCE" | "ACTIVITY" | "ANSWER")
isAlternative?: boolean
isNot?: boolean
/**
 * @minItems 1
 * @maxItems 60
 */
values?: string[]
minimum?: number
maximum?: number
days?: number
activity?: string
question?: string
}[]
}

export interface Holiday {
id: string
createdAt: string
updatedAt: string
version: number
date: string
name: string
/**
 * Empty for studies of all countries.
 */
country?: string
}

export interface Licence {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
plan: ("BRONZE" | "SILVER" | "GOLD")
billing?: ("MONTHLY" | "QUARTERLY" | "YEARLY")
startsOn: string
endsOn?: string
/**
 * @maxItems 50
 */
products?: ("CONSUMER_SURVEY")[]
concurrentStudies?: number
maximumSample?: number
users?: number
communityMembers?: number
videoMinutes?: number
maxSurveyMinutes?: number
maxTestMinutes?: number
}

export interface PriceList {
id: string
createdAt: string
updatedAt: string
version: number
name: string
validFrom: string
setup: number
perComplete: number
perMinute: number
incidenceWeight: number
perCriterion: number
perQuota: number
perSession?: number
perSessionMinute?: number
perParticipant?: number
}

export interface Study {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
name: string
title?: string
type?: string
objective?: string
sector?: ("FOOD_DRINK" | "AUTOMOTIVE" | "BANKING_INSURANCE" | "BEAUTY_CARE" | "CONSULTING_RESEARCH" | "RETAIL" | "EDUCATION" | "ENERGY_UTILITIES" | "FASHION" | "HOME" | "MEDIA_ENTERTAINMENT" | "HEALTH_PHARMA" | "PUBLIC_NONPROFIT" | "TECHNOLOGY_TELECOM" | "TRAVEL_TRANSPORT" | "OTHER")
country?: string
releaseDate?: string
sampleSize?: number
allowedDevices?: ("DESKTOP" | "MOBILE" | "BOTH")
questionnaire?: string
status?: ("UNDER_CONSTRUCTION" | "PROCESSING" | "CONFIRMED" | "OPEN" | "FINISHED")
estimatedDuration?: number
fieldDays?: number
incidenceRate?: number
desktopShare?: number
mobileShare?: number
price?: number
participantSource?: ("PANEL" | "OWN")
selfHiring?: boolean
/**
 * After so many interviews the field pauses, so that you look at them before it goes on.
 */
softLaunch?: number
fieldTracking?: boolean
/**
 * @maxItems 30
 */
criteria?: {
criterion: ("GENDER" | "AGE" | "PROVINCE" | "REGION" | "NIELSEN" | "EDUCATION" | "OCCUPATION" | "HOUSEHOLD" | "OTHER")
/**
 * @minItems 1
 * @maxItems 60
 */
values: string[]
}[]
/**
 * @maxItems 100
 */
quotas?: {
title: string
target: number
criterion?: ("GENDER" | "AGE" | "PROVINCE" | "REGION" | "EDUCATION" | "OCCUPATION" | "HOUSEHOLD")
/**
 * @maxItems 60
 */
values?: string[]
secondCriterion?: ("AGE" | "GENDER" | "PROVINCE" | "REGION" | "EDUCATION" | "OCCUPATION" | "HOUSEHOLD")
/**
 * @maxItems 60
 */
secondValues?: string[]
}[]
sessionCount?: number
focusType?: ("GROUP" | "INTERVIEW")
participantsPerSession?: number
sessionMinutes?: number
sessionLanguage?: ("es" | "en" | "fr" | "nl" | "it" | "pt")
screenSharing?: boolean
welcomeTitle?: string
welcomeText?: string
legalText?: string
teamComments?: string
/**
 * @maxItems 20
 */
slots?: {
startsAt: string
}[]
randomTaskOrder?: boolean
/**
 * @maxItems 3
 */
recordedSources?: ("SCREEN" | "WEBCAM" | "MICROPHONE")[]
consentText?: string
senderName?: string
replyTo?: string
invitationSubject?: string
invitationText?: string
/**
 * @maxItems 3
 */
reminderDays?: ("2" | "4" | "7" | "10" | "14")[]
neuroSector?: ("FOOD" | "SNACKS_SWEETS" | "DAIRY" | "SOFT_DRINKS" | "BEER_WINE_SPIRITS" | "CARS" | "FUEL" | "BANKING" | "INSURANCE" | "COSMETICS_PERFUME" | "PERSONAL_HYGIENE" | "CLEANING" | "HOME_APPLIANCES" | "FASHION" | "ELECTRONICS" | "TELECOM" | "ENERGY" | "RETAIL_RESTAURANTS" | "TRAVEL_LEISURE" | "HEALTH" | "INSTITUTIONS")
/**
 * @maxItems 200
 */
neuroObjectives?: ("BRAND" | "SALES")[]
draftedAt?: string
openedAt?: string
reviewEndsAt?: string
finishedAt?: string
approvedAt?: string
pausedAt?: string
reconciledAt?: string
reviewComment?: string
}

export interface StudyComment {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
study: string
place: string
text: string
side: ("CLIENT" | "PROVIDER" | "COLLEAGUE")
author: string
share?: string
resolvedAt?: string
resolvedBy?: string
}

export interface StudyQuote {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
study: string
priceList?: string
inputHash: string
inputs: {

}
lines: {

}
total: number
reachable?: number
expiresAt: string
holdKey?: string
charged?: number
}

export interface StudyShare {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
study: string
name: string
expiresAt: string
openedAt?: string
}

export interface TaskPart {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
topic: string
kind: ("TEXT" | "PHOTO" | "VIDEO" | "FILE")
isRequired?: boolean
minWords?: number
}

export interface TaskSettings {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
activity: string
othersVisible?: ("NEVER" | "AFTER_OWN" | "ALWAYS")
}

export interface HeatMap {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
activity: string
positiveLabel: string
negativeLabel: string
isRandomOrder?: boolean
}

export interface HeatMapImage {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
activity: string
title: string
image: string
width?: number
height?: number
instructions?: string
maxPositive?: number
maxNegative?: number
minPoints?: number
explanationRequired?: boolean
position?: number
}

export interface HeatMapPoint {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
heatMapImage: string
member?: string
x: number
y: number
sentiment: ("POSITIVE" | "NEGATIVE")
explanation?: string
}

export interface NeuroNorm {
id: string
createdAt: string
updatedAt: string
version: number
sector: ("FOOD" | "SNACKS_SWEETS" | "DAIRY" | "SOFT_DRINKS" | "BEER_WINE_SPIRITS" | "CARS" | "FUEL" | "BANKING" | "INSURANCE" | "COSMETICS_PERFUME" | "PERSONAL_HYGIENE" | "CLEANING" | "HOME_APPLIANCES" | "FASHION" | "ELECTRONICS" | "TELECOM" | "ENERGY" | "RETAIL_RESTAURANTS" | "TRAVEL_LEISURE" | "HEALTH" | "INSTITUTIONS")
country?: string
source?: ("MEASURED" | "IMPORTED" | "DEMO")
people: number
brandRecognition?: number
activation?: number
attention?: number
brandContribution?: number
emotionalImpact?: number
rejection?: number
negativity?: number
positivity?: number
attentionImpact?: number
}

export interface NeuroResult {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
study: string
stimulus: string
image?: string
people?: number
brandRecognition?: number
activation?: number
attention?: number
brandContribution?: number
emotionalImpact?: number
rejection?: number
negativity?: number
positivity?: number
attentionImpact?: number
calculatedAt?: string
isFinal?: boolean
}

export interface UxConsent {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
response: string
source: ("SCREEN" | "WEBCAM" | "MICROPHONE")
consentVersion: string
state: ("GIVEN" | "REFUSED" | "WITHDRAWN")
decidedAt: string
}

export interface UxEvent {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
response: string
question: string
tab: string
number: number
at: string
kind: ("LOAD" | "HISTORY" | "CLICK" | "CHANGE" | "SCROLL" | "VIEW" | "VISIBILITY")
url: string
selector?: string
x?: number
y?: number
data?: unknown
}

export interface UxMark {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
response: string
question: string
atMs: number
kind: ("NOTE" | "TAG" | "SEEN_SUCCESS" | "SEEN_FAILURE")
text?: string
author?: string
}

export interface UxRecording {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
response: string
question: string
source: ("SCREEN" | "WEBCAM" | "MICROPHONE")
mediaType: string
consentVersion: string
state?: ("RECORDING" | "ENDED" | "READY" | "FAILED")
startedAt: string
endedAt?: string
chunks?: number
missingChunks?: number
durationMs?: number
file?: string
}

export interface UxTranscript {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
recording: string
status?: ("REQUESTED" | "PROCESSING" | "READY" | "FAILED")
failure?: string
language: string
doneMs?: number
/**
 * @maxItems 20000
 */
segments?: {
startMs: number
endMs: number
text: string
}[]
}

export interface TranscriptPart {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
transcript: string
track: string
startMs: number
endMs: number
status?: ("WAITING" | "DONE" | "FAILED")
failure?: string
/**
 * @maxItems 20000
 */
segments?: {
startSeconds: number
endSeconds: number
text: string
}[]
}

export interface VideoMessage {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
activity?: string
focusSession?: string
seat: string
member?: string
room: ("ROOM" | "BACK")
text: string
}

export interface VideoSeat {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
activity?: string
focusSession?: string
role: ("MODERATOR" | "OBSERVER" | "MEMBER" | "GUEST")
member?: string
moderator?: string
participant?: string
nickname?: string
access?: ("PENDING" | "GRANTED" | "DENIED")
reason?: string
consent?: ("GIVEN" | "REFUSED")
consentedAt?: string
isMuted?: boolean
isHandUp?: boolean
seenAt?: string
connectedAt?: string
connectedMs?: number
speakingMs?: number
testedAt?: string
camera?: ("WORKS" | "FAILS" | "SKIPPED")
microphone?: ("WORKS" | "FAILS" | "SKIPPED")
screen?: ("WORKS" | "FAILS" | "SKIPPED")
connection?: ("WORKS" | "FAILS" | "SKIPPED")
}

export interface VideoTrack {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
recording: string
seat: string
kind: ("AUDIO" | "CAMERA" | "SCREEN")
startMs: number
durationMs?: number
file?: string
/**
 * @maxItems 20000
 */
speech?: {
startMs: number
endMs: number
}[]
}

/** Records by the name of their address, `/api/{resource}`. */
export interface Resources {
  "acceptances": Acceptance;
  "activities": Activity;
  "annotations": Annotation;
  "communities": Community;
  "community-configuration": CommunityConfiguration;
  "companies": Company;
  "countries": Country;
  "email-records": EmailRecord;
  "files": File;
  "focus-participants": FocusParticipant;
  "focus-sessions": FocusSession;
  "geographic-areas": GeographicArea;
  "installed-plugins": InstalledPlugin;
  "invitations": Invitation;
  "members": Member;
  "model-answers": ModelAnswer;
  "model-budgets": ModelBudget;
  "moderators": Moderator;
  "notifications": Notification;
  "notification-preferences": NotificationPreference;
  "notification-settings": NotificationSetting;
  "participations": Participation;
  "plugin-states": PluginState;
  "recordings": Recording;
  "sanctions": Sanction;
  "saved-views": SavedView;
  "suite-personalisation": SuitePersonalisation;
  "suite-users": SuiteUser;
  "tags": Tag;
  "topics": Topic;
  "tracking-vendors": TrackingVendor;
  "transcripts": Transcript;
  "video-chats": VideoChat;
  "support-cases": SupportCase;
  "activity-reminders": ActivityReminder;
  "activity-visits": ActivityVisit;
  "analysed-passages": AnalysedPassage;
  "analyses": Analysis;
  "analysis-topics": AnalysisTopic;
  "chat-messages": ChatMessage;
  "chat-threads": ChatThread;
  "chatbot-conversations": ChatbotConversation;
  "chatbot-messages": ChatbotMessage;
  "codes": Code;
  "coded-passages": CodedPassage;
  "comments": Comment;
  "comment-markers": CommentMarker;
  "comment-reactions": CommentReaction;
  "comment-reports": CommentReport;
  "comment-threads": CommentThread;
  "comment-versions": CommentVersion;
  "community-end-news": CommunityEndNews;
  "community-orders": CommunityOrder;
  "community-plans": CommunityPlan;
  "contracts": Contract;
  "credit-accounts": CreditAccount;
  "credit-orders": CreditOrder;
  "credit-transfers": CreditTransfer;
  "operators": Operator;
  "debates": Debate;
  "answers": Answer;
  "quotas": Quota;
  "quota-places": QuotaPlace;
  "responses": Response;
  "lab-budgets": LabBudget;
  "lab-transactions": LabTransaction;
  "ledger-accounts": LedgerAccount;
  "ledger-proofs": LedgerProof;
  "ledger-transfers": LedgerTransfer;
  "participation-tallies": ParticipationTally;
  "mailings": Mailing;
  "mailing-deliveries": MailingDelivery;
  "client-notifications": ClientNotification;
  "news-preferences": NewsPreference;
  "news-seen": NewsSeen;
  "chat-presences": ChatPresence;
  "chat-questions": ChatQuestion;
  "online-chats": OnlineChat;
  "opinions": Opinion;
  "addressees": Addressee;
  "own-fields": OwnField;
  "survey-consents": SurveyConsent;
  "coin-transactions": CoinTransaction;
  "panel-fields": PanelField;
  "panel-invitations": PanelInvitation;
  "panel-payouts": PanelPayout;
  "panel-registrations": PanelRegistration;
  "panel-sanctions": PanelSanction;
  "panelists": Panelist;
  "polls": Poll;
  "poll-votes": PollVote;
  "questionnaires": Questionnaire;
  "questionnaire-versions": QuestionnaireVersion;
  "raffles": Raffle;
  "raffle-draws": RaffleDraw;
  "raffle-tickets": RaffleTicket;
  "redeems": Redeem;
  "redeem-cards": RedeemCard;
  "redeem-codes": RedeemCode;
  "redeem-reminders": RedeemReminder;
  "result-columns": ResultColumn;
  "result-presentations": ResultPresentation;
  "results-views": ResultsView;
  "shared-reports": SharedReport;
  "weightings": Weighting;
  "segments": Segment;
  "holidays": Holiday;
  "licences": Licence;
  "price-lists": PriceList;
  "studies": Study;
  "study-comments": StudyComment;
  "study-quotes": StudyQuote;
  "study-shares": StudyShare;
  "task-parts": TaskPart;
  "task-settings": TaskSettings;
  "heat-maps": HeatMap;
  "heat-map-images": HeatMapImage;
  "heat-map-points": HeatMapPoint;
  "neuro-norms": NeuroNorm;
  "neuro-results": NeuroResult;
  "ux-consents": UxConsent;
  "ux-events": UxEvent;
  "ux-marks": UxMark;
  "ux-recordings": UxRecording;
  "ux-transcripts": UxTranscript;
  "transcript-parts": TranscriptPart;
  "video-messages": VideoMessage;
  "video-seats": VideoSeat;
  "video-tracks": VideoTrack;
}
