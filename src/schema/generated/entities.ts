// Generated from schemas/ by `npm run generate`: change the schemas, not this file.

export interface Activity {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
title: string
type: string
status?: ("CONFIGURING" | "NEW" | "ACTIVE" | "FINISHED" | "BLOCKED")
description: string
image?: string
startsAt?: string
endsAt?: string
visibility?: ("PUBLIC" | "PRIVATE")
labs?: number
questionnaire?: string
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
missing?: ("not-asked" | "dont-know" | "refused" | "unknown")
savedAt: string
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
languages?: ("es" | "en" | "fr" | "nl" | "it" | "pt")[]
country?: string
timeZone?: string
plan?: ("BRONZE" | "SILVER" | "GOLD")
durationMonths?: number
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
birthDate?: string
province?: string
zone?: string
phone?: string
tags?: string[]
publicTags?: string[]
observations?: string
points?: number
status?: ("INVITED" | "ACTIVE" | "INACTIVE")
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
birthDate?: string
country?: string
province?: string
coins?: number
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

export interface Quota {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
title: string
activity?: string
study?: string
target: number
completed?: number
}

export interface RedeemCard {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
name: string
logo?: string
valueEuros: number
labs: number
description?: string
active?: boolean
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
state?: ("open" | "complete" | "importing")
isTest?: boolean
language?: string
currentQuestionId?: string
externalId?: string
startedAt?: string
completedAt?: string
}

export interface Study {
id: string
spaceId: string
createdAt: string
updatedAt: string
version: number
name: string
title?: string
type: ("CONSUMER_SURVEY" | "ONLINE_COMMUNITY" | "OWN_DATABASE_SURVEY" | "UX_QUANTITATIVE" | "UX_MODERATED" | "CLICK_TEST" | "CARD_SORTING" | "FOCUS_GROUP" | "FOCUS_INTERVIEW" | "NEURO")
status?: ("UNDER_CONSTRUCTION" | "PROCESSING" | "CONFIRMED" | "OPEN" | "FINISHED")
objective?: string
sector?: ("FOOD_DRINK" | "AUTOMOTIVE" | "BANKING_INSURANCE" | "BEAUTY_CARE" | "CONSULTING_RESEARCH" | "RETAIL" | "EDUCATION" | "ENERGY_UTILITIES" | "FASHION" | "HOME" | "MEDIA_ENTERTAINMENT" | "HEALTH_PHARMA" | "PUBLIC_NONPROFIT" | "TECHNOLOGY_TELECOM" | "TRAVEL_TRANSPORT" | "OTHER")
country?: string
releaseDate?: string
sampleSize?: number
estimatedDuration?: number
incidenceRate?: number
allowedDevices?: ("DESKTOP" | "MOBILE" | "BOTH")
desktopShare?: number
mobileShare?: number
credits?: number
price?: number
questionnaire?: string
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
}
