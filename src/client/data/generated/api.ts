// Generated from schemas/ by `npm run generate`: change the schemas, not this file.

export interface paths {
    "/admin/{userId}/checkResetCode": {
        parameters: {
        };
        /** Whether the back office holds a good code */
        post: {
            parameters: {
                path: {
                    userId: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        codeAction: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            expiresAt: string;
                            /** @enum {string} */
                            purpose: "reset" | "invite";
                        };
                    };
                };
            };
        };
    };
    "/admin/{userId}/resetNewPassword": {
        parameters: {
        };
        /** Spend a code: the back office has a new password, all sessions end */
        post: {
            parameters: {
                path: {
                    userId: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        codeAction: string;
                        password: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            endedSessions: number;
                        };
                    };
                };
            };
        };
    };
    "/admin/2facode": {
        parameters: {
        };
        /** The back office takes the second step of a sign-in */
        post: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            nextStep: "2fa" | "verify-email" | "conditions" | "after-login" | "activities";
                        };
                    };
                };
            };
        };
    };
    "/admin/communities/login": {
        parameters: {
        };
        /** The back office signs in */
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            active2fa: boolean;
                            authToken: string;
                            mainAdmin?: boolean;
                            /** @enum {string} */
                            nextStep: "2fa" | "verify-email" | "conditions" | "after-login" | "activities";
                            rol?: string;
                            space?: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                kind: "community" | "company";
                                language: string;
                                name: string;
                                origin: string | null;
                            };
                        };
                    };
                };
            };
        };
    };
    "/admin/resend2facode": {
        parameters: {
        };
        /** The back office asks for another code */
        post: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            minutes: number;
                            resendAfterSeconds: number;
                            sentTo: string;
                        };
                    };
                };
            };
        };
    };
    "/admin/resetPassword": {
        parameters: {
        };
        /** Mail the back office a link to a new password; the same answer where nobody has the e-mail */
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            minutes: number;
                        };
                    };
                };
            };
        };
    };
    "/admin/setup": {
        parameters: {
        };
        /** Create the first back-office account, once */
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: email */
                        email: string;
                        password: string;
                        token: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/acceptances": {
        parameters: {
        };
        /** List acceptances */
        get: operations["listAcceptances"];
    };
    "/api/acceptances/{id}": {
        parameters: {
        };
        /** One of acceptances */
        get: operations["getAcceptance"];
    };
    "/api/acceptances/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getAcceptanceHistory"];
    };
    "/api/acceptances/export": {
        parameters: {
        };
        /** Export acceptances */
        get: operations["exportAcceptances"];
    };
    "/api/activities": {
        parameters: {
        };
        /** List activities */
        get: operations["listActivities"];
        /** Change several of activities */
        put: operations["updateActivities"];
        /** Create one of activities */
        post: operations["createActivity"];
        /** Delete several of activities */
        delete: operations["deleteActivities"];
    };
    "/api/activities/{id}": {
        parameters: {
        };
        /** One of activities */
        get: operations["getActivity"];
        /** Change one of activities */
        put: operations["updateActivity"];
        /** Delete one of activities */
        delete: operations["deleteActivity"];
    };
    "/api/activities/{id}/debate": {
        parameters: {
        };
        /** What a debate is about, and how much was said under each topic */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TeamDebate"];
                    };
                };
            };
        };
    };
    "/api/activities/{id}/execution": {
        parameters: {
        };
        /** Begin or resume answering */
        post: {
            parameters: {
                query?: {
                    language?: string;
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        again?: boolean;
                        captcha?: string;
                        key?: string;
                        parameters?: {
                            [key: string]: string;
                        };
                    } | null;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/{id}/execution/answers/{questionId}": {
        parameters: {
        };
        /** Save one answer */
        put: {
            parameters: {
                path: {
                    id: string;
                    questionId: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        ago?: number;
                        comment?: string;
                        device?: string;
                        /** @enum {unknown} */
                        missing?: "dont-know";
                        pastedShare?: number;
                        timing?: {
                            activeMs: number;
                            wallMs: number;
                        };
                        value: unknown;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/{id}/execution/complete": {
        parameters: {
        };
        /** Finish answering */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        answers?: {
                            [key: string]: {
                                ago?: number;
                                comment?: string;
                                device?: string;
                                /** @enum {unknown} */
                                missing?: "dont-know";
                                pastedShare?: number;
                                timing?: {
                                    activeMs: number;
                                    wallMs: number;
                                };
                                value: unknown;
                            };
                        };
                    } | null;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/{id}/execution/files/{questionId}": {
        parameters: {
        };
        /** Upload a file for an answer */
        post: {
            parameters: {
                path: {
                    id: string;
                    questionId: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/{id}/execution/next": {
        parameters: {
        };
        /** Leave a question and get what is asked next */
        post: {
            parameters: {
                query?: {
                    language?: string;
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        answers?: {
                            [key: string]: {
                                ago?: number;
                                comment?: string;
                                device?: string;
                                /** @enum {unknown} */
                                missing?: "dont-know";
                                pastedShare?: number;
                                timing?: {
                                    activeMs: number;
                                    wallMs: number;
                                };
                                value: unknown;
                            };
                        };
                        questionId: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/{id}/execution/position": {
        parameters: {
        };
        /** Remember where the respondent is */
        put: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        ago?: number;
                        device?: string;
                        questionId: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/{id}/fieldwork": {
        parameters: {
        };
        /** Settings and counts of the fieldwork */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
        /** Change the settings of the fieldwork */
        put: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        fieldwork: {
                            captcha: boolean;
                            /** Format: date-time */
                            closesAt: string | null;
                            devices: ("desktop" | "mobile" | "tablet")[];
                            expiresAfterHours: number | null;
                            isPaused: boolean;
                            onePerAddress: boolean;
                            onlySuppliers: boolean;
                            softLaunch: number | null;
                            suppliers: {
                                callback: string | null;
                                id?: string;
                                name: string;
                                parameter: string;
                                redirects: {
                                    default?: string;
                                    failure?: string;
                                    overQuota?: string;
                                    quality?: string;
                                    success?: string;
                                };
                            }[];
                        };
                        revision: number;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/{id}/fieldwork/adjustments": {
        parameters: {
        };
        /** Reconcile how a supplier's respondents ended */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        disposition: "complete" | "screenOut" | "overQuota" | "quality" | "qualitySanctioned" | "duplicate" | "dropped" | "timedOut" | "closed";
                        ids: string[];
                        isApplied: boolean;
                        supplier: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/{id}/fieldwork/suppliers/{supplierId}/key": {
        parameters: {
        };
        /** Give a panel supplier a new key, shown this once */
        post: {
            parameters: {
                path: {
                    id: string;
                    supplierId: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        revision: number;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/{id}/fieldwork/suppliers/{supplierId}/retire": {
        parameters: {
        };
        /** End the key before a supplier's current one */
        post: {
            parameters: {
                path: {
                    id: string;
                    supplierId: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        revision: number;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/{id}/fieldwork/suppliers/{supplierId}/test": {
        parameters: {
        };
        /** A signed entry link to try a supplier's way through */
        post: {
            parameters: {
                path: {
                    id: string;
                    supplierId: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/{id}/heatmap": {
        parameters: {
        };
        /** What a heat map shows and asks */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TeamHeatMap"];
                    };
                };
            };
        };
        /** Save what a heat map shows and asks; images that somebody has marked keep their picture */
        put: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        images: {
                            explanationRequired: boolean;
                            height: number | null;
                            /** Format: uuid */
                            id: string;
                            image: string;
                            instructions: string;
                            maxNegative: number;
                            maxPositive: number;
                            minPoints: number;
                            title: string;
                            width: number | null;
                        }[];
                        isRandomOrder: boolean;
                        labels: {
                            NEGATIVE: string;
                            POSITIVE: string;
                        };
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TeamHeatMap"];
                    };
                };
            };
        };
    };
    "/api/activities/{id}/heatmap/density": {
        parameters: {
        };
        /** Where an image was marked, by how many, with 95 % intervals */
        get: {
            parameters: {
                query: {
                    columns?: string;
                    image: string;
                    tag?: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HeatMapDensity"];
                    };
                };
            };
        };
    };
    "/api/activities/{id}/heatmap/pictures": {
        parameters: {
        };
        /** Send a picture, for one of the images that are saved next; it is encoded anew */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** Format: binary */
                        file: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HeatMapPicture"];
                    };
                };
            };
        };
    };
    "/api/activities/{id}/heatmap/points": {
        parameters: {
        };
        /** Points of an image with their explanations, the newest first; of a part of it where its sides are named */
        get: {
            parameters: {
                query: {
                    after?: string;
                    bottom?: string;
                    image: string;
                    left?: string;
                    right?: string;
                    sign?: "POSITIVE" | "NEGATIVE";
                    tag?: string;
                    top?: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HeatMapPointPage"];
                    };
                };
            };
        };
    };
    "/api/activities/{id}/heatmap/points.csv": {
        parameters: {
        };
        /** All points as CSV: places in percent of the image */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getActivityHistory"];
    };
    "/api/activities/{id}/history/{entryId}/restore": {
        parameters: {
        };
        /** Write the record as it was after an entry of its history */
        post: operations["restoreActivityEntry"];
    };
    "/api/activities/{id}/import": {
        parameters: {
        };
        /** Replace the questionnaire by an imported one (LimeSurvey, SurveyJS, CSV of responses, own JSON) */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/{id}/link": {
        parameters: {
        };
        /** Turn the open link on or off */
        put: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        isOpen: boolean;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/{id}/lock": {
        parameters: {
        };
        /** Say that one edits one of activities */
        put: {
            parameters: {
                query?: {
                    takeover?: "true" | "false";
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        holder: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecordLock"];
                    };
                };
            };
        };
        /** Give the lock up */
        delete: {
            parameters: {
                query: {
                    holder: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/{id}/online-chat": {
        parameters: {
        };
        /** When a chat's session is, what it asks, and who is there */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TeamChat"];
                    };
                };
            };
        };
        /** Save when a chat's session is and what it asks; questions that were sent stay as they are */
        put: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        areLatecomersWelcome: boolean;
                        /** Format: date-time */
                        endsAt: string;
                        questions: {
                            /** Format: uuid */
                            id?: string;
                            text: string;
                        }[];
                        /** Format: date-time */
                        startsAt: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TeamChat"];
                    };
                };
            };
        };
    };
    "/api/activities/{id}/online-chat/members/{memberId}/mute": {
        parameters: {
        };
        /** Mute a member in a chat, or let the member write again */
        put: {
            parameters: {
                path: {
                    id: string;
                    memberId: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        isMuted: boolean;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TeamChat"];
                    };
                };
            };
        };
    };
    "/api/activities/{id}/online-chat/questions/{questionId}/send": {
        parameters: {
        };
        /** Ask a prepared question in the chat, once; sent again it is the same one */
        post: {
            parameters: {
                path: {
                    id: string;
                    questionId: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TeamChat"];
                    };
                };
            };
        };
    };
    "/api/activities/{id}/online-chat/transcript.txt": {
        parameters: {
        };
        /** What was said in a chat, as plain text */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/{id}/opinion": {
        parameters: {
        };
        /** What an opinion asks, and how many have written */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TeamOpinion"];
                    };
                };
            };
        };
        /** Save what an opinion asks; once somebody has written, the question's words alone */
        put: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        othersVisible: "AFTER_OWN" | "ALWAYS" | "NEVER";
                        question: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TeamOpinion"];
                    };
                };
            };
        };
    };
    "/api/activities/{id}/passages": {
        parameters: {
        };
        /** Passages of an activity's comments that were coded */
        get: {
            parameters: {
                query?: {
                    audience?: "EVERYBODY" | "TEAM";
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            passages: components["schemas"]["CodedPassage"][];
                        };
                    };
                };
            };
        };
    };
    "/api/activities/{id}/poll": {
        parameters: {
        };
        /** What a poll asks, and what was voted so far */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TeamPoll"];
                    };
                };
            };
        };
        /** Save what a poll asks; once somebody has voted, the question's words alone */
        put: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        isMultiple: boolean;
                        options: {
                            code: string;
                            text: string;
                        }[];
                        question: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TeamPoll"];
                    };
                };
            };
        };
    };
    "/api/activities/{id}/preview": {
        parameters: {
        };
        /** Begin a preview of the draft */
        post: {
            parameters: {
                query?: {
                    full?: string;
                    language?: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/{id}/preview/answers/{questionId}": {
        parameters: {
        };
        /** Check one answer of a preview */
        put: {
            parameters: {
                path: {
                    id: string;
                    questionId: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        ago?: number;
                        comment?: string;
                        device?: string;
                        /** @enum {unknown} */
                        missing?: "dont-know";
                        pastedShare?: number;
                        timing?: {
                            activeMs: number;
                            wallMs: number;
                        };
                        value: unknown;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/{id}/preview/complete": {
        parameters: {
        };
        /** Finish a preview */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/{id}/preview/files/{questionId}": {
        parameters: {
        };
        /** Check a file of a preview */
        post: {
            parameters: {
                path: {
                    id: string;
                    questionId: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/{id}/preview/next": {
        parameters: {
        };
        /** Move on in a preview, with all its answers so far */
        post: {
            parameters: {
                query?: {
                    full?: string;
                    language?: string;
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        answers?: {
                            [key: string]: {
                                ago?: number;
                                comment?: string;
                                device?: string;
                                /** @enum {unknown} */
                                missing?: "dont-know";
                                pastedShare?: number;
                                timing?: {
                                    activeMs: number;
                                    wallMs: number;
                                };
                                value: unknown;
                            };
                        };
                        questionId: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/{id}/preview/position": {
        parameters: {
        };
        /** Move on in a preview */
        put: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        ago?: number;
                        device?: string;
                        questionId: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/{id}/quality": {
        parameters: {
        };
        /** Figures, flags and flagged responses with their evidence */
        get: {
            parameters: {
                query?: {
                    flag?: "speeder" | "fastAnswers" | "straightLining" | "pattern" | "evasive" | "attention" | "gibberish" | "repeatedText" | "pasted" | "duplicate";
                    language?: string;
                    range?: string;
                    review?: "kept" | "discarded" | "undecided";
                    test?: "true" | "false" | "";
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/{id}/quality/{responseId}": {
        parameters: {
        };
        /** One response with its flags, their evidence and the time of each answer */
        get: {
            parameters: {
                query?: {
                    language?: string;
                };
                path: {
                    id: string;
                    responseId: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/{id}/quality/decisions": {
        parameters: {
        };
        /** Keep or discard responses, or take that back */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        decision: "keep" | "discard" | "undecided";
                        isSanctioned?: boolean;
                        reason?: string;
                        responses: string[];
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/{id}/quality/effect": {
        parameters: {
        };
        /** What discarding responses would do to each question, before anything is discarded */
        get: {
            parameters: {
                query?: {
                    flag?: "speeder" | "fastAnswers" | "straightLining" | "pattern" | "evasive" | "attention" | "gibberish" | "repeatedText" | "pasted" | "duplicate";
                    language?: string;
                    responses?: string;
                    test?: "true" | "false" | "";
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/{id}/questionnaire": {
        parameters: {
        };
        /** Draft, faults and publication of an activity's questionnaire */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
        /** Save the draft */
        put: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        draft: Record<string, never>;
                        revision: number;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/{id}/questionnaire/export": {
        parameters: {
        };
        /** The draft as a file of a format, and what that format has no place for */
        get: {
            parameters: {
                query: {
                    format: "sondeo" | "surveyjs" | "limesurvey";
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/{id}/questionnaire/publish": {
        parameters: {
        };
        /** Publish the draft as a frozen version */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        revision: number;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/{id}/questionnaire/versions": {
        parameters: {
        };
        /** Published versions of an activity's questionnaire, newest first */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/{id}/questionnaire/versions/{number}": {
        parameters: {
        };
        /** A published version with all that it asks */
        get: {
            parameters: {
                path: {
                    id: string;
                    number: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/{id}/quotas": {
        parameters: {
        };
        /** The quotas of an activity's survey with who counts in them and how far they are */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/{id}/quotas/{quotaId}/condition": {
        parameters: {
        };
        /** Say who counts in a quota */
        put: {
            parameters: {
                path: {
                    id: string;
                    quotaId: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        condition: Record<string, never> | null;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/{id}/removal": {
        parameters: {
        };
        /** What would go with an activity if it were deleted */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            answers: number;
                            comments: number;
                            participations: number;
                        };
                    };
                };
            };
        };
    };
    "/api/activities/{id}/responses": {
        parameters: {
        };
        /** Responses, the newest first */
        get: {
            parameters: {
                query?: {
                    range?: string;
                    test?: "true" | "false" | "";
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
        /** Delete the test responses */
        delete: {
            parameters: {
                query?: {
                    test?: "true" | "false" | "";
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/{id}/responses.csv": {
        parameters: {
        };
        /** Complete responses as CSV, commas between cells in English, semicolons otherwise; [dont-know], [refused] and [no-answer] say why there is no value */
        get: {
            parameters: {
                query?: {
                    filter?: string;
                    language?: string;
                    test?: "true" | "false" | "";
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/{id}/responses/{responseId}": {
        parameters: {
        };
        /** One response with all its answers */
        get: {
            parameters: {
                query?: {
                    language?: string;
                };
                path: {
                    id: string;
                    responseId: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/{id}/results": {
        parameters: {
        };
        /** Base and distribution of every question */
        get: {
            parameters: {
                query?: {
                    filter?: string;
                    language?: string;
                    test?: "true" | "false" | "";
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/{id}/robots": {
        parameters: {
        };
        /** Send robots through the draft or the published version: findings, endings, predicted length */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        of: "draft" | "published";
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/{id}/robots/responses": {
        parameters: {
        };
        /** Generate test responses to the published version */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        count: number;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/{id}/task": {
        parameters: {
        };
        /** What a task asks for, and how many have answered */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TeamTask"];
                    };
                };
            };
        };
        /** Save what a task asks for; a part that was answered stays, and stays of its kind */
        put: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        othersVisible: "NEVER" | "AFTER_OWN" | "ALWAYS";
                        parts: {
                            description: string;
                            /** Format: uuid */
                            id?: string;
                            isRequired: boolean;
                            /** @enum {string} */
                            kind: "TEXT" | "PHOTO" | "VIDEO" | "FILE";
                            minWords: number | null;
                            title: string;
                        }[];
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TeamTask"];
                    };
                };
            };
        };
    };
    "/api/activities/{id}/transitions/announce": {
        parameters: {
        };
        /** Announce the record */
        post: operations["announceActivity"];
    };
    "/api/activities/{id}/transitions/block": {
        parameters: {
        };
        /** Block the record */
        post: operations["blockActivity"];
    };
    "/api/activities/{id}/transitions/finish": {
        parameters: {
        };
        /** Finish the record */
        post: operations["finishActivity"];
    };
    "/api/activities/{id}/transitions/open": {
        parameters: {
        };
        /** Open the record */
        post: operations["openActivity"];
    };
    "/api/activities/{id}/transitions/unblock": {
        parameters: {
        };
        /** Unblock the record */
        post: operations["unblockActivity"];
    };
    "/api/activities/{id}/variables.csv": {
        parameters: {
        };
        /** What members gave as CSV: a row a member, a column a variable of the activity's type */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/activities/bulk": {
        parameters: {
        };
        /** Change or delete many of activities */
        post: operations["bulkActivities"];
    };
    "/api/activities/export": {
        parameters: {
        };
        /** Export activities */
        get: operations["exportActivities"];
    };
    "/api/activities/import": {
        parameters: {
        };
        /** Import activities */
        post: operations["importActivities"];
    };
    "/api/activities/import/template": {
        parameters: {
        };
        /** An empty file of activities to fill in */
        get: operations["importActivitiesTemplate"];
    };
    "/api/activities/participants": {
        parameters: {
        };
        /** The members whom a list of nicknames, e-mail addresses or identifiers names, or that have a tag */
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        entries?: string[];
                        tags?: string[];
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ResolvedMembers"];
                    };
                };
            };
        };
    };
    "/api/activities/participants/tags": {
        parameters: {
        };
        /** The tags that members have, the most used first */
        get: {
            parameters: {
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UsedTag"][];
                    };
                };
            };
        };
    };
    "/api/activities/standings": {
        parameters: {
        };
        /** How activities are doing: whether they are set up, how many have answered */
        get: {
            parameters: {
                query: {
                    ids: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ActivityStanding"][];
                    };
                };
            };
        };
    };
    "/api/activities/types": {
        parameters: {
        };
        /** The types that new activities of the community may have */
        get: {
            parameters: {
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OfferedActivityType"][];
                    };
                };
            };
        };
    };
    "/api/analyses": {
        parameters: {
        };
        /** List analyses */
        get: operations["listAnalyses"];
        /** Change several of analyses */
        put: operations["updateAnalyses"];
        /** Create one of analyses */
        post: operations["createAnalysis"];
        /** Delete several of analyses */
        delete: operations["deleteAnalyses"];
    };
    "/api/analyses/{id}": {
        parameters: {
        };
        /** One of analyses */
        get: operations["getAnalysis"];
        /** Change one of analyses */
        put: operations["updateAnalysis"];
        /** Delete one of analyses */
        delete: operations["deleteAnalysis"];
    };
    "/api/analyses/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getAnalysisHistory"];
    };
    "/api/analyses/{id}/history/{entryId}/restore": {
        parameters: {
        };
        /** Write the record as it was after an entry of its history */
        post: operations["restoreAnalysisEntry"];
    };
    "/api/analyses/{id}/lock": {
        parameters: {
        };
        /** Say that one edits one of analyses */
        put: {
            parameters: {
                query?: {
                    takeover?: "true" | "false";
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        holder: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecordLock"];
                    };
                };
            };
        };
        /** Give the lock up */
        delete: {
            parameters: {
                query: {
                    holder: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/analyses/{id}/transitions/complete": {
        parameters: {
        };
        /** Complete the record */
        post: operations["completeAnalysis"];
    };
    "/api/analyses/{id}/transitions/review": {
        parameters: {
        };
        /** Review the record */
        post: operations["reviewAnalysis"];
    };
    "/api/analyses/bulk": {
        parameters: {
        };
        /** Change or delete many of analyses */
        post: operations["bulkAnalyses"];
    };
    "/api/analyses/export": {
        parameters: {
        };
        /** Export analyses */
        get: operations["exportAnalyses"];
    };
    "/api/analyses/import": {
        parameters: {
        };
        /** Import analyses */
        post: operations["importAnalyses"];
    };
    "/api/analyses/import/template": {
        parameters: {
        };
        /** An empty file of analyses to fill in */
        get: operations["importAnalysesTemplate"];
    };
    "/api/annotations": {
        parameters: {
        };
        /** List annotations */
        get: operations["listAnnotations"];
        /** Change several of annotations */
        put: operations["updateAnnotations"];
        /** Create one of annotations */
        post: operations["createAnnotation"];
        /** Delete several of annotations */
        delete: operations["deleteAnnotations"];
    };
    "/api/annotations/{id}": {
        parameters: {
        };
        /** One of annotations */
        get: operations["getAnnotation"];
        /** Change one of annotations */
        put: operations["updateAnnotation"];
        /** Delete one of annotations */
        delete: operations["deleteAnnotation"];
    };
    "/api/annotations/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getAnnotationHistory"];
    };
    "/api/annotations/{id}/history/{entryId}/restore": {
        parameters: {
        };
        /** Write the record as it was after an entry of its history */
        post: operations["restoreAnnotationEntry"];
    };
    "/api/annotations/{id}/lock": {
        parameters: {
        };
        /** Say that one edits one of annotations */
        put: {
            parameters: {
                query?: {
                    takeover?: "true" | "false";
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        holder: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecordLock"];
                    };
                };
            };
        };
        /** Give the lock up */
        delete: {
            parameters: {
                query: {
                    holder: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/annotations/{id}/restore": {
        parameters: {
        };
        /** Bring the deleted record back */
        post: operations["restoreAnnotation"];
    };
    "/api/annotations/bulk": {
        parameters: {
        };
        /** Change or delete many of annotations */
        post: operations["bulkAnnotations"];
    };
    "/api/annotations/export": {
        parameters: {
        };
        /** Export annotations */
        get: operations["exportAnnotations"];
    };
    "/api/annotations/import": {
        parameters: {
        };
        /** Import annotations */
        post: operations["importAnnotations"];
    };
    "/api/annotations/import/template": {
        parameters: {
        };
        /** An empty file of annotations to fill in */
        get: operations["importAnnotationsTemplate"];
    };
    "/api/card-sorts": {
        parameters: {
        };
        /** List card-sorts */
        get: operations["listCard-sorts"];
        /** Change several of card-sorts */
        put: operations["updateCard-sorts"];
        /** Create one of card-sorts */
        post: operations["createCardSort"];
        /** Delete several of card-sorts */
        delete: operations["deleteCard-sorts"];
    };
    "/api/card-sorts/{id}": {
        parameters: {
        };
        /** One of card-sorts */
        get: operations["getCardSort"];
        /** Change one of card-sorts */
        put: operations["updateCardSort"];
        /** Delete one of card-sorts */
        delete: operations["deleteCardSort"];
    };
    "/api/card-sorts/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getCardSortHistory"];
    };
    "/api/card-sorts/{id}/history/{entryId}/restore": {
        parameters: {
        };
        /** Write the record as it was after an entry of its history */
        post: operations["restoreCardSortEntry"];
    };
    "/api/card-sorts/{id}/lock": {
        parameters: {
        };
        /** Say that one edits one of card-sorts */
        put: {
            parameters: {
                query?: {
                    takeover?: "true" | "false";
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        holder: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecordLock"];
                    };
                };
            };
        };
        /** Give the lock up */
        delete: {
            parameters: {
                query: {
                    holder: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/card-sorts/bulk": {
        parameters: {
        };
        /** Change or delete many of card-sorts */
        post: operations["bulkCard-sorts"];
    };
    "/api/card-sorts/export": {
        parameters: {
        };
        /** Export card-sorts */
        get: operations["exportCard-sorts"];
    };
    "/api/card-sorts/import": {
        parameters: {
        };
        /** Import card-sorts */
        post: operations["importCard-sorts"];
    };
    "/api/card-sorts/import/template": {
        parameters: {
        };
        /** An empty file of card-sorts to fill in */
        get: operations["importCard-sortsTemplate"];
    };
    "/api/catalog": {
        parameters: {
        };
        /** What consoles are generated from */
        get: {
            parameters: {
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/chat-messages": {
        parameters: {
        };
        /** List chat-messages */
        get: operations["listChat-messages"];
    };
    "/api/chat-messages/{id}": {
        parameters: {
        };
        /** One of chat-messages */
        get: operations["getChatMessage"];
    };
    "/api/chat-messages/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getChatMessageHistory"];
    };
    "/api/chat-messages/export": {
        parameters: {
        };
        /** Export chat-messages */
        get: operations["exportChat-messages"];
    };
    "/api/checkpoints": {
        parameters: {
        };
        /** List checkpoints */
        get: operations["listCheckpoints"];
        /** Change several of checkpoints */
        put: operations["updateCheckpoints"];
        /** Create one of checkpoints */
        post: operations["createCheckpoint"];
        /** Delete several of checkpoints */
        delete: operations["deleteCheckpoints"];
    };
    "/api/checkpoints/{id}": {
        parameters: {
        };
        /** One of checkpoints */
        get: operations["getCheckpoint"];
        /** Change one of checkpoints */
        put: operations["updateCheckpoint"];
        /** Delete one of checkpoints */
        delete: operations["deleteCheckpoint"];
    };
    "/api/checkpoints/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getCheckpointHistory"];
    };
    "/api/checkpoints/{id}/history/{entryId}/restore": {
        parameters: {
        };
        /** Write the record as it was after an entry of its history */
        post: operations["restoreCheckpointEntry"];
    };
    "/api/checkpoints/{id}/lock": {
        parameters: {
        };
        /** Say that one edits one of checkpoints */
        put: {
            parameters: {
                query?: {
                    takeover?: "true" | "false";
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        holder: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecordLock"];
                    };
                };
            };
        };
        /** Give the lock up */
        delete: {
            parameters: {
                query: {
                    holder: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/checkpoints/bulk": {
        parameters: {
        };
        /** Change or delete many of checkpoints */
        post: operations["bulkCheckpoints"];
    };
    "/api/checkpoints/export": {
        parameters: {
        };
        /** Export checkpoints */
        get: operations["exportCheckpoints"];
    };
    "/api/checkpoints/import": {
        parameters: {
        };
        /** Import checkpoints */
        post: operations["importCheckpoints"];
    };
    "/api/checkpoints/import/template": {
        parameters: {
        };
        /** An empty file of checkpoints to fill in */
        get: operations["importCheckpointsTemplate"];
    };
    "/api/client-errors": {
        parameters: {
        };
        /** Report a fault of a page */
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "error" | "network" | "chunk";
                        message: string;
                        path: string;
                        stack?: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/client-notifications": {
        parameters: {
        };
        /** List client-notifications */
        get: operations["listClient-notifications"];
        /** Change several of client-notifications */
        put: operations["updateClient-notifications"];
        /** Create one of client-notifications */
        post: operations["createClientNotification"];
        /** Delete several of client-notifications */
        delete: operations["deleteClient-notifications"];
    };
    "/api/client-notifications/{id}": {
        parameters: {
        };
        /** One of client-notifications */
        get: operations["getClientNotification"];
        /** Change one of client-notifications */
        put: operations["updateClientNotification"];
        /** Delete one of client-notifications */
        delete: operations["deleteClientNotification"];
    };
    "/api/client-notifications/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getClientNotificationHistory"];
    };
    "/api/client-notifications/{id}/history/{entryId}/restore": {
        parameters: {
        };
        /** Write the record as it was after an entry of its history */
        post: operations["restoreClientNotificationEntry"];
    };
    "/api/client-notifications/{id}/lock": {
        parameters: {
        };
        /** Say that one edits one of client-notifications */
        put: {
            parameters: {
                query?: {
                    takeover?: "true" | "false";
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        holder: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecordLock"];
                    };
                };
            };
        };
        /** Give the lock up */
        delete: {
            parameters: {
                query: {
                    holder: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/client-notifications/bulk": {
        parameters: {
        };
        /** Change or delete many of client-notifications */
        post: operations["bulkClient-notifications"];
    };
    "/api/client-notifications/export": {
        parameters: {
        };
        /** Export client-notifications */
        get: operations["exportClient-notifications"];
    };
    "/api/client-notifications/import": {
        parameters: {
        };
        /** Import client-notifications */
        post: operations["importClient-notifications"];
    };
    "/api/client-notifications/import/template": {
        parameters: {
        };
        /** An empty file of client-notifications to fill in */
        get: operations["importClient-notificationsTemplate"];
    };
    "/api/codes": {
        parameters: {
        };
        /** List codes */
        get: operations["listCodes"];
        /** Change several of codes */
        put: operations["updateCodes"];
        /** Create one of codes */
        post: operations["createCode"];
        /** Delete several of codes */
        delete: operations["deleteCodes"];
    };
    "/api/codes/{id}": {
        parameters: {
        };
        /** One of codes */
        get: operations["getCode"];
        /** Change one of codes */
        put: operations["updateCode"];
        /** Delete one of codes */
        delete: operations["deleteCode"];
    };
    "/api/codes/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getCodeHistory"];
    };
    "/api/codes/{id}/history/{entryId}/restore": {
        parameters: {
        };
        /** Write the record as it was after an entry of its history */
        post: operations["restoreCodeEntry"];
    };
    "/api/codes/{id}/lock": {
        parameters: {
        };
        /** Say that one edits one of codes */
        put: {
            parameters: {
                query?: {
                    takeover?: "true" | "false";
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        holder: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecordLock"];
                    };
                };
            };
        };
        /** Give the lock up */
        delete: {
            parameters: {
                query: {
                    holder: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/codes/bulk": {
        parameters: {
        };
        /** Change or delete many of codes */
        post: operations["bulkCodes"];
    };
    "/api/codes/export": {
        parameters: {
        };
        /** Export codes */
        get: operations["exportCodes"];
    };
    "/api/codes/import": {
        parameters: {
        };
        /** Import codes */
        post: operations["importCodes"];
    };
    "/api/codes/import/template": {
        parameters: {
        };
        /** An empty file of codes to fill in */
        get: operations["importCodesTemplate"];
    };
    "/api/coin-transactions": {
        parameters: {
        };
        /** List coin-transactions */
        get: operations["listCoin-transactions"];
    };
    "/api/coin-transactions/{id}": {
        parameters: {
        };
        /** One of coin-transactions */
        get: operations["getCoinTransaction"];
    };
    "/api/coin-transactions/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getCoinTransactionHistory"];
    };
    "/api/coin-transactions/export": {
        parameters: {
        };
        /** Export coin-transactions */
        get: operations["exportCoin-transactions"];
    };
    "/api/comments": {
        parameters: {
        };
        /** List comments */
        get: operations["listComments"];
    };
    "/api/comments/{id}": {
        parameters: {
        };
        /** One of comments */
        get: operations["getComment"];
    };
    "/api/comments/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getCommentHistory"];
    };
    "/api/comments/{id}/passages": {
        parameters: {
        };
        /** Passages of a comment that were coded */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            passages: components["schemas"]["CodedPassage"][];
                        };
                    };
                };
            };
        };
        /** Code a passage of a comment; the same again is the same passage */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        codeId: string;
                        end: number;
                        start: number;
                        version: number;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CodedPassage"];
                    };
                };
            };
        };
    };
    "/api/comments/{id}/passages/{passageId}": {
        parameters: {
        };
        /** Take a code from a passage */
        delete: {
            parameters: {
                path: {
                    id: string;
                    passageId: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/comments/export": {
        parameters: {
        };
        /** Export comments */
        get: operations["exportComments"];
    };
    "/api/comments/waiting": {
        parameters: {
        };
        /** Threads of members that nobody has answered for a day, and those of fewer than five words, in open activities */
        get: {
            parameters: {
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            thin: components["schemas"]["WaitingComment"][];
                            unanswered: components["schemas"]["WaitingComment"][];
                        };
                    };
                };
            };
        };
    };
    "/api/communities": {
        parameters: {
        };
        /** List communities */
        get: operations["listCommunities"];
        /** Change several of communities */
        put: operations["updateCommunities"];
        /** Create one of communities */
        post: operations["createCommunity"];
        /** Delete several of communities */
        delete: operations["deleteCommunities"];
    };
    "/api/communities/{id}": {
        parameters: {
        };
        /** One of communities */
        get: operations["getCommunity"];
        /** Change one of communities */
        put: operations["updateCommunity"];
        /** Delete one of communities */
        delete: operations["deleteCommunity"];
    };
    "/api/communities/{id}/clone": {
        parameters: {
        };
        /** Make a community like another, without its people and activities */
        post: operations["cloneCommunity"];
    };
    "/api/communities/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getCommunityHistory"];
    };
    "/api/communities/{id}/history/{entryId}/restore": {
        parameters: {
        };
        /** Write the record as it was after an entry of its history */
        post: operations["restoreCommunityEntry"];
    };
    "/api/communities/{id}/lock": {
        parameters: {
        };
        /** Say that one edits one of communities */
        put: {
            parameters: {
                query?: {
                    takeover?: "true" | "false";
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        holder: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecordLock"];
                    };
                };
            };
        };
        /** Give the lock up */
        delete: {
            parameters: {
                query: {
                    holder: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/communities/bulk": {
        parameters: {
        };
        /** Change or delete many of communities */
        post: operations["bulkCommunities"];
    };
    "/api/communities/export": {
        parameters: {
        };
        /** Export communities */
        get: operations["exportCommunities"];
    };
    "/api/communities/import": {
        parameters: {
        };
        /** Import communities */
        post: operations["importCommunities"];
    };
    "/api/communities/import/template": {
        parameters: {
        };
        /** An empty file of communities to fill in */
        get: operations["importCommunitiesTemplate"];
    };
    "/api/community-configuration": {
        parameters: {
        };
        /** List community-configuration */
        get: operations["listCommunity-configuration"];
        /** Change several of community-configuration */
        put: operations["updateCommunity-configuration"];
        /** Create one of community-configuration */
        post: operations["createCommunityConfiguration"];
        /** Delete several of community-configuration */
        delete: operations["deleteCommunity-configuration"];
    };
    "/api/community-configuration/{id}": {
        parameters: {
        };
        /** One of community-configuration */
        get: operations["getCommunityConfiguration"];
        /** Change one of community-configuration */
        put: operations["updateCommunityConfiguration"];
        /** Delete one of community-configuration */
        delete: operations["deleteCommunityConfiguration"];
    };
    "/api/community-configuration/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getCommunityConfigurationHistory"];
    };
    "/api/community-configuration/{id}/history/{entryId}/restore": {
        parameters: {
        };
        /** Write the record as it was after an entry of its history */
        post: operations["restoreCommunityConfigurationEntry"];
    };
    "/api/community-configuration/{id}/lock": {
        parameters: {
        };
        /** Say that one edits one of community-configuration */
        put: {
            parameters: {
                query?: {
                    takeover?: "true" | "false";
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        holder: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecordLock"];
                    };
                };
            };
        };
        /** Give the lock up */
        delete: {
            parameters: {
                query: {
                    holder: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/community-configuration/bulk": {
        parameters: {
        };
        /** Change or delete many of community-configuration */
        post: operations["bulkCommunity-configuration"];
    };
    "/api/community-configuration/export": {
        parameters: {
        };
        /** Export community-configuration */
        get: operations["exportCommunity-configuration"];
    };
    "/api/community-configuration/import": {
        parameters: {
        };
        /** Import community-configuration */
        post: operations["importCommunity-configuration"];
    };
    "/api/community-configuration/import/template": {
        parameters: {
        };
        /** An empty file of community-configuration to fill in */
        get: operations["importCommunity-configurationTemplate"];
    };
    "/api/companies": {
        parameters: {
        };
        /** List companies */
        get: operations["listCompanies"];
        /** Change several of companies */
        put: operations["updateCompanies"];
        /** Create one of companies */
        post: operations["createCompany"];
        /** Delete several of companies */
        delete: operations["deleteCompanies"];
    };
    "/api/companies/{id}": {
        parameters: {
        };
        /** One of companies */
        get: operations["getCompany"];
        /** Change one of companies */
        put: operations["updateCompany"];
        /** Delete one of companies */
        delete: operations["deleteCompany"];
    };
    "/api/companies/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getCompanyHistory"];
    };
    "/api/companies/{id}/history/{entryId}/restore": {
        parameters: {
        };
        /** Write the record as it was after an entry of its history */
        post: operations["restoreCompanyEntry"];
    };
    "/api/companies/{id}/lock": {
        parameters: {
        };
        /** Say that one edits one of companies */
        put: {
            parameters: {
                query?: {
                    takeover?: "true" | "false";
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        holder: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecordLock"];
                    };
                };
            };
        };
        /** Give the lock up */
        delete: {
            parameters: {
                query: {
                    holder: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/companies/bulk": {
        parameters: {
        };
        /** Change or delete many of companies */
        post: operations["bulkCompanies"];
    };
    "/api/companies/export": {
        parameters: {
        };
        /** Export companies */
        get: operations["exportCompanies"];
    };
    "/api/companies/import": {
        parameters: {
        };
        /** Import companies */
        post: operations["importCompanies"];
    };
    "/api/companies/import/template": {
        parameters: {
        };
        /** An empty file of companies to fill in */
        get: operations["importCompaniesTemplate"];
    };
    "/api/contracts": {
        parameters: {
        };
        /** List contracts */
        get: operations["listContracts"];
        /** Change several of contracts */
        put: operations["updateContracts"];
        /** Create one of contracts */
        post: operations["createContract"];
        /** Delete several of contracts */
        delete: operations["deleteContracts"];
    };
    "/api/contracts/{id}": {
        parameters: {
        };
        /** One of contracts */
        get: operations["getContract"];
        /** Change one of contracts */
        put: operations["updateContract"];
        /** Delete one of contracts */
        delete: operations["deleteContract"];
    };
    "/api/contracts/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getContractHistory"];
    };
    "/api/contracts/{id}/history/{entryId}/restore": {
        parameters: {
        };
        /** Write the record as it was after an entry of its history */
        post: operations["restoreContractEntry"];
    };
    "/api/contracts/{id}/lock": {
        parameters: {
        };
        /** Say that one edits one of contracts */
        put: {
            parameters: {
                query?: {
                    takeover?: "true" | "false";
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        holder: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecordLock"];
                    };
                };
            };
        };
        /** Give the lock up */
        delete: {
            parameters: {
                query: {
                    holder: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/contracts/{id}/transitions/sign": {
        parameters: {
        };
        /** Sign the record */
        post: operations["signContract"];
    };
    "/api/contracts/{id}/transitions/terminate": {
        parameters: {
        };
        /** Terminate the record */
        post: operations["terminateContract"];
    };
    "/api/contracts/bulk": {
        parameters: {
        };
        /** Change or delete many of contracts */
        post: operations["bulkContracts"];
    };
    "/api/contracts/export": {
        parameters: {
        };
        /** Export contracts */
        get: operations["exportContracts"];
    };
    "/api/contracts/import": {
        parameters: {
        };
        /** Import contracts */
        post: operations["importContracts"];
    };
    "/api/contracts/import/template": {
        parameters: {
        };
        /** An empty file of contracts to fill in */
        get: operations["importContractsTemplate"];
    };
    "/api/countries": {
        parameters: {
        };
        /** List countries */
        get: operations["listCountries"];
        /** Change several of countries */
        put: operations["updateCountries"];
        /** Create one of countries */
        post: operations["createCountry"];
        /** Delete several of countries */
        delete: operations["deleteCountries"];
    };
    "/api/countries/{id}": {
        parameters: {
        };
        /** One of countries */
        get: operations["getCountry"];
        /** Change one of countries */
        put: operations["updateCountry"];
        /** Delete one of countries */
        delete: operations["deleteCountry"];
    };
    "/api/countries/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getCountryHistory"];
    };
    "/api/countries/{id}/history/{entryId}/restore": {
        parameters: {
        };
        /** Write the record as it was after an entry of its history */
        post: operations["restoreCountryEntry"];
    };
    "/api/countries/{id}/lock": {
        parameters: {
        };
        /** Say that one edits one of countries */
        put: {
            parameters: {
                query?: {
                    takeover?: "true" | "false";
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        holder: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecordLock"];
                    };
                };
            };
        };
        /** Give the lock up */
        delete: {
            parameters: {
                query: {
                    holder: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/countries/bulk": {
        parameters: {
        };
        /** Change or delete many of countries */
        post: operations["bulkCountries"];
    };
    "/api/countries/export": {
        parameters: {
        };
        /** Export countries */
        get: operations["exportCountries"];
    };
    "/api/countries/import": {
        parameters: {
        };
        /** Import countries */
        post: operations["importCountries"];
    };
    "/api/countries/import/template": {
        parameters: {
        };
        /** An empty file of countries to fill in */
        get: operations["importCountriesTemplate"];
    };
    "/api/credit-transactions": {
        parameters: {
        };
        /** List credit-transactions */
        get: operations["listCredit-transactions"];
    };
    "/api/credit-transactions/{id}": {
        parameters: {
        };
        /** One of credit-transactions */
        get: operations["getCreditTransaction"];
    };
    "/api/credit-transactions/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getCreditTransactionHistory"];
    };
    "/api/credit-transactions/export": {
        parameters: {
        };
        /** Export credit-transactions */
        get: operations["exportCredit-transactions"];
    };
    "/api/drafts": {
        parameters: {
        };
        /** One's own drafts, newest first */
        get: {
            parameters: {
                query: {
                    prefix: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": (components["schemas"]["Draft"] & {
                            key: string;
                        })[];
                    };
                };
            };
        };
    };
    "/api/drafts/{key}": {
        parameters: {
        };
        /** A draft of one's own */
        get: {
            parameters: {
                path: {
                    key: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Draft"];
                    };
                };
            };
        };
        /** Save a draft */
        put: {
            parameters: {
                path: {
                    key: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: Record<string, never>;
                        version?: number;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Draft"];
                    };
                };
            };
        };
        /** Discard a draft */
        delete: {
            parameters: {
                path: {
                    key: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/email-records": {
        parameters: {
        };
        /** List email-records */
        get: operations["listEmail-records"];
    };
    "/api/email-records/{id}": {
        parameters: {
        };
        /** One of email-records */
        get: operations["getEmailRecord"];
    };
    "/api/email-records/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getEmailRecordHistory"];
    };
    "/api/email-records/export": {
        parameters: {
        };
        /** Export email-records */
        get: operations["exportEmail-records"];
    };
    "/api/focus-participants": {
        parameters: {
        };
        /** List focus-participants */
        get: operations["listFocus-participants"];
        /** Change several of focus-participants */
        put: operations["updateFocus-participants"];
        /** Create one of focus-participants */
        post: operations["createFocusParticipant"];
        /** Delete several of focus-participants */
        delete: operations["deleteFocus-participants"];
    };
    "/api/focus-participants/{id}": {
        parameters: {
        };
        /** One of focus-participants */
        get: operations["getFocusParticipant"];
        /** Change one of focus-participants */
        put: operations["updateFocusParticipant"];
        /** Delete one of focus-participants */
        delete: operations["deleteFocusParticipant"];
    };
    "/api/focus-participants/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getFocusParticipantHistory"];
    };
    "/api/focus-participants/{id}/history/{entryId}/restore": {
        parameters: {
        };
        /** Write the record as it was after an entry of its history */
        post: operations["restoreFocusParticipantEntry"];
    };
    "/api/focus-participants/{id}/lock": {
        parameters: {
        };
        /** Say that one edits one of focus-participants */
        put: {
            parameters: {
                query?: {
                    takeover?: "true" | "false";
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        holder: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecordLock"];
                    };
                };
            };
        };
        /** Give the lock up */
        delete: {
            parameters: {
                query: {
                    holder: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/focus-participants/{id}/restore": {
        parameters: {
        };
        /** Bring the deleted record back */
        post: operations["restoreFocusParticipant"];
    };
    "/api/focus-participants/{id}/transitions/confirm": {
        parameters: {
        };
        /** Confirm the record */
        post: operations["confirmFocusParticipant"];
    };
    "/api/focus-participants/{id}/transitions/preConfirm": {
        parameters: {
        };
        /** PreConfirm the record */
        post: operations["preConfirmFocusParticipant"];
    };
    "/api/focus-participants/{id}/transitions/withdraw": {
        parameters: {
        };
        /** Withdraw the record */
        post: operations["withdrawFocusParticipant"];
    };
    "/api/focus-participants/bulk": {
        parameters: {
        };
        /** Change or delete many of focus-participants */
        post: operations["bulkFocus-participants"];
    };
    "/api/focus-participants/export": {
        parameters: {
        };
        /** Export focus-participants */
        get: operations["exportFocus-participants"];
    };
    "/api/focus-participants/import": {
        parameters: {
        };
        /** Import focus-participants */
        post: operations["importFocus-participants"];
    };
    "/api/focus-participants/import/template": {
        parameters: {
        };
        /** An empty file of focus-participants to fill in */
        get: operations["importFocus-participantsTemplate"];
    };
    "/api/focus-sessions": {
        parameters: {
        };
        /** List focus-sessions */
        get: operations["listFocus-sessions"];
        /** Change several of focus-sessions */
        put: operations["updateFocus-sessions"];
        /** Create one of focus-sessions */
        post: operations["createFocusSession"];
        /** Delete several of focus-sessions */
        delete: operations["deleteFocus-sessions"];
    };
    "/api/focus-sessions/{id}": {
        parameters: {
        };
        /** One of focus-sessions */
        get: operations["getFocusSession"];
        /** Change one of focus-sessions */
        put: operations["updateFocusSession"];
        /** Delete one of focus-sessions */
        delete: operations["deleteFocusSession"];
    };
    "/api/focus-sessions/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getFocusSessionHistory"];
    };
    "/api/focus-sessions/{id}/history/{entryId}/restore": {
        parameters: {
        };
        /** Write the record as it was after an entry of its history */
        post: operations["restoreFocusSessionEntry"];
    };
    "/api/focus-sessions/{id}/lock": {
        parameters: {
        };
        /** Say that one edits one of focus-sessions */
        put: {
            parameters: {
                query?: {
                    takeover?: "true" | "false";
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        holder: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecordLock"];
                    };
                };
            };
        };
        /** Give the lock up */
        delete: {
            parameters: {
                query: {
                    holder: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/focus-sessions/{id}/transitions/confirm": {
        parameters: {
        };
        /** Confirm the record */
        post: operations["confirmFocusSession"];
    };
    "/api/focus-sessions/{id}/transitions/fill": {
        parameters: {
        };
        /** Fill the record */
        post: operations["fillFocusSession"];
    };
    "/api/focus-sessions/{id}/transitions/reopen": {
        parameters: {
        };
        /** Reopen the record */
        post: operations["reopenFocusSession"];
    };
    "/api/focus-sessions/bulk": {
        parameters: {
        };
        /** Change or delete many of focus-sessions */
        post: operations["bulkFocus-sessions"];
    };
    "/api/focus-sessions/export": {
        parameters: {
        };
        /** Export focus-sessions */
        get: operations["exportFocus-sessions"];
    };
    "/api/focus-sessions/import": {
        parameters: {
        };
        /** Import focus-sessions */
        post: operations["importFocus-sessions"];
    };
    "/api/focus-sessions/import/template": {
        parameters: {
        };
        /** An empty file of focus-sessions to fill in */
        get: operations["importFocus-sessionsTemplate"];
    };
    "/api/focus-studies": {
        parameters: {
        };
        /** List focus-studies */
        get: operations["listFocus-studies"];
        /** Change several of focus-studies */
        put: operations["updateFocus-studies"];
        /** Create one of focus-studies */
        post: operations["createFocusStudy"];
        /** Delete several of focus-studies */
        delete: operations["deleteFocus-studies"];
    };
    "/api/focus-studies/{id}": {
        parameters: {
        };
        /** One of focus-studies */
        get: operations["getFocusStudy"];
        /** Change one of focus-studies */
        put: operations["updateFocusStudy"];
        /** Delete one of focus-studies */
        delete: operations["deleteFocusStudy"];
    };
    "/api/focus-studies/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getFocusStudyHistory"];
    };
    "/api/focus-studies/{id}/history/{entryId}/restore": {
        parameters: {
        };
        /** Write the record as it was after an entry of its history */
        post: operations["restoreFocusStudyEntry"];
    };
    "/api/focus-studies/{id}/lock": {
        parameters: {
        };
        /** Say that one edits one of focus-studies */
        put: {
            parameters: {
                query?: {
                    takeover?: "true" | "false";
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        holder: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecordLock"];
                    };
                };
            };
        };
        /** Give the lock up */
        delete: {
            parameters: {
                query: {
                    holder: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/focus-studies/bulk": {
        parameters: {
        };
        /** Change or delete many of focus-studies */
        post: operations["bulkFocus-studies"];
    };
    "/api/focus-studies/export": {
        parameters: {
        };
        /** Export focus-studies */
        get: operations["exportFocus-studies"];
    };
    "/api/focus-studies/import": {
        parameters: {
        };
        /** Import focus-studies */
        post: operations["importFocus-studies"];
    };
    "/api/focus-studies/import/template": {
        parameters: {
        };
        /** An empty file of focus-studies to fill in */
        get: operations["importFocus-studiesTemplate"];
    };
    "/api/geographic-areas": {
        parameters: {
        };
        /** List geographic-areas */
        get: operations["listGeographic-areas"];
        /** Change several of geographic-areas */
        put: operations["updateGeographic-areas"];
        /** Create one of geographic-areas */
        post: operations["createGeographicArea"];
        /** Delete several of geographic-areas */
        delete: operations["deleteGeographic-areas"];
    };
    "/api/geographic-areas/{id}": {
        parameters: {
        };
        /** One of geographic-areas */
        get: operations["getGeographicArea"];
        /** Change one of geographic-areas */
        put: operations["updateGeographicArea"];
        /** Delete one of geographic-areas */
        delete: operations["deleteGeographicArea"];
    };
    "/api/geographic-areas/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getGeographicAreaHistory"];
    };
    "/api/geographic-areas/{id}/history/{entryId}/restore": {
        parameters: {
        };
        /** Write the record as it was after an entry of its history */
        post: operations["restoreGeographicAreaEntry"];
    };
    "/api/geographic-areas/{id}/lock": {
        parameters: {
        };
        /** Say that one edits one of geographic-areas */
        put: {
            parameters: {
                query?: {
                    takeover?: "true" | "false";
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        holder: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecordLock"];
                    };
                };
            };
        };
        /** Give the lock up */
        delete: {
            parameters: {
                query: {
                    holder: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/geographic-areas/bulk": {
        parameters: {
        };
        /** Change or delete many of geographic-areas */
        post: operations["bulkGeographic-areas"];
    };
    "/api/geographic-areas/export": {
        parameters: {
        };
        /** Export geographic-areas */
        get: operations["exportGeographic-areas"];
    };
    "/api/geographic-areas/import": {
        parameters: {
        };
        /** Import geographic-areas */
        post: operations["importGeographic-areas"];
    };
    "/api/geographic-areas/import/template": {
        parameters: {
        };
        /** An empty file of geographic-areas to fill in */
        get: operations["importGeographic-areasTemplate"];
    };
    "/api/imports/{id}/faults": {
        parameters: {
        };
        /** All that is wrong with a file */
        get: operations["exportImportFaults"];
    };
    "/api/invitations": {
        parameters: {
        };
        /** List invitations */
        get: operations["listInvitations"];
        /** Change several of invitations */
        put: operations["updateInvitations"];
        /** Create one of invitations */
        post: operations["createInvitation"];
        /** Delete several of invitations */
        delete: operations["deleteInvitations"];
    };
    "/api/invitations/{id}": {
        parameters: {
        };
        /** One of invitations */
        get: operations["getInvitation"];
        /** Change one of invitations */
        put: operations["updateInvitation"];
        /** Delete one of invitations */
        delete: operations["deleteInvitation"];
    };
    "/api/invitations/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getInvitationHistory"];
    };
    "/api/invitations/{id}/history/{entryId}/restore": {
        parameters: {
        };
        /** Write the record as it was after an entry of its history */
        post: operations["restoreInvitationEntry"];
    };
    "/api/invitations/{id}/lock": {
        parameters: {
        };
        /** Say that one edits one of invitations */
        put: {
            parameters: {
                query?: {
                    takeover?: "true" | "false";
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        holder: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecordLock"];
                    };
                };
            };
        };
        /** Give the lock up */
        delete: {
            parameters: {
                query: {
                    holder: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/invitations/{id}/transitions/accept": {
        parameters: {
        };
        /** Accept the record */
        post: operations["acceptInvitation"];
    };
    "/api/invitations/{id}/transitions/cancel": {
        parameters: {
        };
        /** Cancel the record */
        post: operations["cancelInvitation"];
    };
    "/api/invitations/{id}/transitions/expire": {
        parameters: {
        };
        /** Expire the record */
        post: operations["expireInvitation"];
    };
    "/api/invitations/{id}/transitions/resend": {
        parameters: {
        };
        /** Resend the record */
        post: operations["resendInvitation"];
    };
    "/api/invitations/bulk": {
        parameters: {
        };
        /** Change or delete many of invitations */
        post: operations["bulkInvitations"];
    };
    "/api/invitations/export": {
        parameters: {
        };
        /** Export invitations */
        get: operations["exportInvitations"];
    };
    "/api/invitations/import": {
        parameters: {
        };
        /** Import invitations */
        post: operations["importInvitations"];
    };
    "/api/invitations/import/template": {
        parameters: {
        };
        /** An empty file of invitations to fill in */
        get: operations["importInvitationsTemplate"];
    };
    "/api/jobs": {
        parameters: {
        };
        /** One's own jobs, newest first */
        get: {
            parameters: {
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Job"][];
                    };
                };
            };
        };
    };
    "/api/jobs/{id}": {
        parameters: {
        };
        /** One of one's own jobs */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Job"];
                    };
                };
            };
        };
    };
    "/api/jobs/{id}/cancel": {
        parameters: {
        };
        /** Cancel a job; what it did stays */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Job"];
                    };
                };
            };
        };
    };
    "/api/licences": {
        parameters: {
        };
        /** List licences */
        get: operations["listLicences"];
        /** Change several of licences */
        put: operations["updateLicences"];
        /** Create one of licences */
        post: operations["createLicence"];
        /** Delete several of licences */
        delete: operations["deleteLicences"];
    };
    "/api/licences/{id}": {
        parameters: {
        };
        /** One of licences */
        get: operations["getLicence"];
        /** Change one of licences */
        put: operations["updateLicence"];
        /** Delete one of licences */
        delete: operations["deleteLicence"];
    };
    "/api/licences/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getLicenceHistory"];
    };
    "/api/licences/{id}/history/{entryId}/restore": {
        parameters: {
        };
        /** Write the record as it was after an entry of its history */
        post: operations["restoreLicenceEntry"];
    };
    "/api/licences/{id}/lock": {
        parameters: {
        };
        /** Say that one edits one of licences */
        put: {
            parameters: {
                query?: {
                    takeover?: "true" | "false";
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        holder: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecordLock"];
                    };
                };
            };
        };
        /** Give the lock up */
        delete: {
            parameters: {
                query: {
                    holder: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/licences/bulk": {
        parameters: {
        };
        /** Change or delete many of licences */
        post: operations["bulkLicences"];
    };
    "/api/licences/export": {
        parameters: {
        };
        /** Export licences */
        get: operations["exportLicences"];
    };
    "/api/licences/import": {
        parameters: {
        };
        /** Import licences */
        post: operations["importLicences"];
    };
    "/api/licences/import/template": {
        parameters: {
        };
        /** An empty file of licences to fill in */
        get: operations["importLicencesTemplate"];
    };
    "/api/locales/{language}": {
        parameters: {
        };
        /** All texts of a language */
        get: {
            parameters: {
                path: {
                    language: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/logout": {
        parameters: {
        };
        /** Sign out */
        post: {
            parameters: {
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/member/activities": {
        parameters: {
        };
        /** Activities of the member's community, with how far the member is */
        get: {
            parameters: {
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MemberActivity"][];
                    };
                };
            };
        };
    };
    "/api/member/activities/{id}": {
        parameters: {
        };
        /** One activity, with how far the member is */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MemberActivity"];
                    };
                };
            };
        };
    };
    "/api/member/activities/{id}/debate": {
        parameters: {
        };
        /** How many topics of a debate the member has answered, and how many count as taking part */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MemberDebate"];
                    };
                };
            };
        };
    };
    "/api/member/activities/{id}/heatmap": {
        parameters: {
        };
        /** A heat map's images, and what the member marked so far */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MemberHeatMap"];
                    };
                };
            };
        };
    };
    "/api/member/activities/{id}/heatmap/images/{imageId}/points/{pointId}": {
        parameters: {
        };
        /** Place a point, move it or explain it; the same point sent twice is one */
        put: {
            parameters: {
                path: {
                    id: string;
                    imageId: string;
                    pointId: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        explanation: string;
                        /** @enum {string} */
                        sign: "POSITIVE" | "NEGATIVE";
                        x: number;
                        y: number;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MemberHeatMap"];
                    };
                };
            };
        };
        /** Take a point away */
        delete: {
            parameters: {
                path: {
                    id: string;
                    imageId: string;
                    pointId: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MemberHeatMap"];
                    };
                };
            };
        };
    };
    "/api/member/activities/{id}/info": {
        parameters: {
        };
        /** Images, videos and files of an activity */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            files: {
                                file: string;
                                name: string;
                            }[];
                            image: string | null;
                            images: {
                                caption?: string;
                                image: string;
                            }[];
                            videos: {
                                caption?: string;
                                url: string;
                            }[];
                        };
                    };
                };
            };
        };
    };
    "/api/member/activities/{id}/online-chat": {
        parameters: {
        };
        /** A chat as the member sees it: when it is, who is there, which questions were asked */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MemberChat"];
                    };
                };
            };
        };
    };
    "/api/member/activities/{id}/online-chat/presence": {
        parameters: {
        };
        /** Say that one is there, every minute */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MemberChat"];
                    };
                };
            };
        };
    };
    "/api/member/activities/{id}/opinion": {
        parameters: {
        };
        /** What a member is asked, and when others' opinions can be seen */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MemberOpinion"];
                    };
                };
            };
        };
    };
    "/api/member/activities/{id}/poll": {
        parameters: {
        };
        /** A poll as the member sees it: the result after one's own vote */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MemberPoll"];
                    };
                };
            };
        };
    };
    "/api/member/activities/{id}/poll/vote": {
        parameters: {
        };
        /** Vote, once; the same vote again is the same vote */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        choices: string[];
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MemberPoll"];
                    };
                };
            };
        };
    };
    "/api/member/activities/{id}/seen": {
        parameters: {
        };
        /** The member has opened the activity */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/member/activities/{id}/task": {
        parameters: {
        };
        /** A task as the member sees it: what is to do, and how one's answers stand */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MemberTask"];
                    };
                };
            };
        };
    };
    "/api/members": {
        parameters: {
        };
        /** List members */
        get: operations["listMembers"];
        /** Change several of members */
        put: operations["updateMembers"];
        /** Create one of members */
        post: operations["createMember"];
        /** Delete several of members */
        delete: operations["deleteMembers"];
    };
    "/api/members/{id}": {
        parameters: {
        };
        /** One of members */
        get: operations["getMember"];
        /** Change one of members */
        put: operations["updateMember"];
        /** Delete one of members */
        delete: operations["deleteMember"];
    };
    "/api/members/{id}/erasure": {
        parameters: {
        };
        /** Erase the person's data, for good */
        post: operations["eraseMember"];
    };
    "/api/members/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getMemberHistory"];
    };
    "/api/members/{id}/history/{entryId}/restore": {
        parameters: {
        };
        /** Write the record as it was after an entry of its history */
        post: operations["restoreMemberEntry"];
    };
    "/api/members/{id}/ledger": {
        parameters: {
        };
        /** A member's LABs: the balances, and what was gained and spent, the newest first */
        get: {
            parameters: {
                query?: {
                    page?: string;
                    pageSize?: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LedgerStatement"];
                    };
                };
            };
        };
    };
    "/api/members/{id}/lock": {
        parameters: {
        };
        /** Say that one edits one of members */
        put: {
            parameters: {
                query?: {
                    takeover?: "true" | "false";
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        holder: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecordLock"];
                    };
                };
            };
        };
        /** Give the lock up */
        delete: {
            parameters: {
                query: {
                    holder: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/members/{id}/personal-data": {
        parameters: {
        };
        /** All data of the person */
        get: operations["getMemberPersonalData"];
    };
    "/api/members/{id}/transitions/activate": {
        parameters: {
        };
        /** Activate the record */
        post: operations["activateMember"];
    };
    "/api/members/{id}/transitions/deactivate": {
        parameters: {
        };
        /** Deactivate the record */
        post: operations["deactivateMember"];
    };
    "/api/members/{id}/transitions/reactivate": {
        parameters: {
        };
        /** Reactivate the record */
        post: operations["reactivateMember"];
    };
    "/api/members/bulk": {
        parameters: {
        };
        /** Change or delete many of members */
        post: operations["bulkMembers"];
    };
    "/api/members/export": {
        parameters: {
        };
        /** Export members */
        get: operations["exportMembers"];
    };
    "/api/members/import": {
        parameters: {
        };
        /** Import members */
        post: operations["importMembers"];
    };
    "/api/members/import/template": {
        parameters: {
        };
        /** An empty file of members to fill in */
        get: operations["importMembersTemplate"];
    };
    "/api/moderators": {
        parameters: {
        };
        /** List moderators */
        get: operations["listModerators"];
        /** Change several of moderators */
        put: operations["updateModerators"];
        /** Create one of moderators */
        post: operations["createModerator"];
        /** Delete several of moderators */
        delete: operations["deleteModerators"];
    };
    "/api/moderators/{id}": {
        parameters: {
        };
        /** One of moderators */
        get: operations["getModerator"];
        /** Change one of moderators */
        put: operations["updateModerator"];
        /** Delete one of moderators */
        delete: operations["deleteModerator"];
    };
    "/api/moderators/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getModeratorHistory"];
    };
    "/api/moderators/{id}/history/{entryId}/restore": {
        parameters: {
        };
        /** Write the record as it was after an entry of its history */
        post: operations["restoreModeratorEntry"];
    };
    "/api/moderators/{id}/invite": {
        parameters: {
        };
        /** Send an invitation to the staff again */
        post: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/moderators/{id}/lock": {
        parameters: {
        };
        /** Say that one edits one of moderators */
        put: {
            parameters: {
                query?: {
                    takeover?: "true" | "false";
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        holder: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecordLock"];
                    };
                };
            };
        };
        /** Give the lock up */
        delete: {
            parameters: {
                query: {
                    holder: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/moderators/bulk": {
        parameters: {
        };
        /** Change or delete many of moderators */
        post: operations["bulkModerators"];
    };
    "/api/moderators/export": {
        parameters: {
        };
        /** Export moderators */
        get: operations["exportModerators"];
    };
    "/api/moderators/import": {
        parameters: {
        };
        /** Import moderators */
        post: operations["importModerators"];
    };
    "/api/moderators/import/template": {
        parameters: {
        };
        /** An empty file of moderators to fill in */
        get: operations["importModeratorsTemplate"];
    };
    "/api/neuro-results": {
        parameters: {
        };
        /** List neuro-results */
        get: operations["listNeuro-results"];
        /** Change several of neuro-results */
        put: operations["updateNeuro-results"];
        /** Create one of neuro-results */
        post: operations["createNeuroResult"];
        /** Delete several of neuro-results */
        delete: operations["deleteNeuro-results"];
    };
    "/api/neuro-results/{id}": {
        parameters: {
        };
        /** One of neuro-results */
        get: operations["getNeuroResult"];
        /** Change one of neuro-results */
        put: operations["updateNeuroResult"];
        /** Delete one of neuro-results */
        delete: operations["deleteNeuroResult"];
    };
    "/api/neuro-results/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getNeuroResultHistory"];
    };
    "/api/neuro-results/{id}/history/{entryId}/restore": {
        parameters: {
        };
        /** Write the record as it was after an entry of its history */
        post: operations["restoreNeuroResultEntry"];
    };
    "/api/neuro-results/{id}/lock": {
        parameters: {
        };
        /** Say that one edits one of neuro-results */
        put: {
            parameters: {
                query?: {
                    takeover?: "true" | "false";
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        holder: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecordLock"];
                    };
                };
            };
        };
        /** Give the lock up */
        delete: {
            parameters: {
                query: {
                    holder: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/neuro-results/bulk": {
        parameters: {
        };
        /** Change or delete many of neuro-results */
        post: operations["bulkNeuro-results"];
    };
    "/api/neuro-results/export": {
        parameters: {
        };
        /** Export neuro-results */
        get: operations["exportNeuro-results"];
    };
    "/api/neuro-results/import": {
        parameters: {
        };
        /** Import neuro-results */
        post: operations["importNeuro-results"];
    };
    "/api/neuro-results/import/template": {
        parameters: {
        };
        /** An empty file of neuro-results to fill in */
        get: operations["importNeuro-resultsTemplate"];
    };
    "/api/outbox": {
        parameters: {
        };
        /** Mails and short messages, newest first */
        get: {
            parameters: {
                query?: {
                    after?: string;
                    channel?: "mail" | "sms" | "callback";
                    limit?: string;
                    status?: "NEW" | "PROCESSING" | "SENT" | "ERROR";
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OutboxEntry"][];
                    };
                };
            };
        };
    };
    "/api/outbox/{id}": {
        parameters: {
        };
        /** One message, with its text where it may be seen */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OutboxMessage"];
                    };
                };
            };
        };
    };
    "/api/outbox/{id}/html": {
        parameters: {
        };
        /** A mail as it looks, for a frame */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/html": string;
                    };
                };
            };
        };
    };
    "/api/outbox/{id}/retry": {
        parameters: {
        };
        /** Try again now */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OutboxMessage"];
                    };
                };
            };
        };
    };
    "/api/panelists": {
        parameters: {
        };
        /** List panelists */
        get: operations["listPanelists"];
        /** Change several of panelists */
        put: operations["updatePanelists"];
        /** Create one of panelists */
        post: operations["createPanelist"];
        /** Delete several of panelists */
        delete: operations["deletePanelists"];
    };
    "/api/panelists/{id}": {
        parameters: {
        };
        /** One of panelists */
        get: operations["getPanelist"];
        /** Change one of panelists */
        put: operations["updatePanelist"];
        /** Delete one of panelists */
        delete: operations["deletePanelist"];
    };
    "/api/panelists/{id}/erasure": {
        parameters: {
        };
        /** Erase the person's data, for good */
        post: operations["erasePanelist"];
    };
    "/api/panelists/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getPanelistHistory"];
    };
    "/api/panelists/{id}/history/{entryId}/restore": {
        parameters: {
        };
        /** Write the record as it was after an entry of its history */
        post: operations["restorePanelistEntry"];
    };
    "/api/panelists/{id}/lock": {
        parameters: {
        };
        /** Say that one edits one of panelists */
        put: {
            parameters: {
                query?: {
                    takeover?: "true" | "false";
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        holder: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecordLock"];
                    };
                };
            };
        };
        /** Give the lock up */
        delete: {
            parameters: {
                query: {
                    holder: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/panelists/{id}/personal-data": {
        parameters: {
        };
        /** All data of the person */
        get: operations["getPanelistPersonalData"];
    };
    "/api/panelists/bulk": {
        parameters: {
        };
        /** Change or delete many of panelists */
        post: operations["bulkPanelists"];
    };
    "/api/panelists/export": {
        parameters: {
        };
        /** Export panelists */
        get: operations["exportPanelists"];
    };
    "/api/panelists/import": {
        parameters: {
        };
        /** Import panelists */
        post: operations["importPanelists"];
    };
    "/api/panelists/import/template": {
        parameters: {
        };
        /** An empty file of panelists to fill in */
        get: operations["importPanelistsTemplate"];
    };
    "/api/participations": {
        parameters: {
        };
        /** List participations */
        get: operations["listParticipations"];
    };
    "/api/participations/{id}": {
        parameters: {
        };
        /** One of participations */
        get: operations["getParticipation"];
    };
    "/api/participations/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getParticipationHistory"];
    };
    "/api/participations/export": {
        parameters: {
        };
        /** Export participations */
        get: operations["exportParticipations"];
    };
    "/api/plugins": {
        parameters: {
        };
        /** The plugins of the installation, as the community has them */
        get: {
            parameters: {
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CommunityPlugin"][];
                    };
                };
            };
        };
    };
    "/api/plugins/{plugin}": {
        parameters: {
        };
        /** Enable or disable a plugin in the community, and change its settings */
        put: {
            parameters: {
                path: {
                    plugin: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        enabled: boolean;
                        settings: Record<string, never>;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CommunityPlugin"];
                    };
                };
            };
        };
    };
    "/api/quality/undecided": {
        parameters: {
        };
        /** Activities with flagged responses that nobody has decided on */
        get: {
            parameters: {
                query: {
                    activities: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UndecidedResponses"][];
                    };
                };
            };
        };
    };
    "/api/quotas": {
        parameters: {
        };
        /** List quotas */
        get: operations["listQuotas"];
        /** Change several of quotas */
        put: operations["updateQuotas"];
        /** Create one of quotas */
        post: operations["createQuota"];
        /** Delete several of quotas */
        delete: operations["deleteQuotas"];
    };
    "/api/quotas/{id}": {
        parameters: {
        };
        /** One of quotas */
        get: operations["getQuota"];
        /** Change one of quotas */
        put: operations["updateQuota"];
        /** Delete one of quotas */
        delete: operations["deleteQuota"];
    };
    "/api/quotas/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getQuotaHistory"];
    };
    "/api/quotas/{id}/history/{entryId}/restore": {
        parameters: {
        };
        /** Write the record as it was after an entry of its history */
        post: operations["restoreQuotaEntry"];
    };
    "/api/quotas/{id}/lock": {
        parameters: {
        };
        /** Say that one edits one of quotas */
        put: {
            parameters: {
                query?: {
                    takeover?: "true" | "false";
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        holder: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecordLock"];
                    };
                };
            };
        };
        /** Give the lock up */
        delete: {
            parameters: {
                query: {
                    holder: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/quotas/bulk": {
        parameters: {
        };
        /** Change or delete many of quotas */
        post: operations["bulkQuotas"];
    };
    "/api/quotas/export": {
        parameters: {
        };
        /** Export quotas */
        get: operations["exportQuotas"];
    };
    "/api/quotas/import": {
        parameters: {
        };
        /** Import quotas */
        post: operations["importQuotas"];
    };
    "/api/quotas/import/template": {
        parameters: {
        };
        /** An empty file of quotas to fill in */
        get: operations["importQuotasTemplate"];
    };
    "/api/raffles": {
        parameters: {
        };
        /** List raffles */
        get: operations["listRaffles"];
    };
    "/api/raffles/{id}": {
        parameters: {
        };
        /** One of raffles */
        get: operations["getRaffle"];
    };
    "/api/raffles/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getRaffleHistory"];
    };
    "/api/raffles/export": {
        parameters: {
        };
        /** Export raffles */
        get: operations["exportRaffles"];
    };
    "/api/recordings": {
        parameters: {
        };
        /** List recordings */
        get: operations["listRecordings"];
    };
    "/api/recordings/{id}": {
        parameters: {
        };
        /** One of recordings */
        get: operations["getRecording"];
    };
    "/api/recordings/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getRecordingHistory"];
    };
    "/api/recordings/export": {
        parameters: {
        };
        /** Export recordings */
        get: operations["exportRecordings"];
    };
    "/api/redeem-cards": {
        parameters: {
        };
        /** List redeem-cards */
        get: operations["listRedeem-cards"];
        /** Change several of redeem-cards */
        put: operations["updateRedeem-cards"];
        /** Create one of redeem-cards */
        post: operations["createRedeemCard"];
        /** Delete several of redeem-cards */
        delete: operations["deleteRedeem-cards"];
    };
    "/api/redeem-cards/{id}": {
        parameters: {
        };
        /** One of redeem-cards */
        get: operations["getRedeemCard"];
        /** Change one of redeem-cards */
        put: operations["updateRedeemCard"];
        /** Delete one of redeem-cards */
        delete: operations["deleteRedeemCard"];
    };
    "/api/redeem-cards/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getRedeemCardHistory"];
    };
    "/api/redeem-cards/{id}/history/{entryId}/restore": {
        parameters: {
        };
        /** Write the record as it was after an entry of its history */
        post: operations["restoreRedeemCardEntry"];
    };
    "/api/redeem-cards/{id}/lock": {
        parameters: {
        };
        /** Say that one edits one of redeem-cards */
        put: {
            parameters: {
                query?: {
                    takeover?: "true" | "false";
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        holder: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecordLock"];
                    };
                };
            };
        };
        /** Give the lock up */
        delete: {
            parameters: {
                query: {
                    holder: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/redeem-cards/bulk": {
        parameters: {
        };
        /** Change or delete many of redeem-cards */
        post: operations["bulkRedeem-cards"];
    };
    "/api/redeem-cards/export": {
        parameters: {
        };
        /** Export redeem-cards */
        get: operations["exportRedeem-cards"];
    };
    "/api/redeem-cards/import": {
        parameters: {
        };
        /** Import redeem-cards */
        post: operations["importRedeem-cards"];
    };
    "/api/redeem-cards/import/template": {
        parameters: {
        };
        /** An empty file of redeem-cards to fill in */
        get: operations["importRedeem-cardsTemplate"];
    };
    "/api/redeems": {
        parameters: {
        };
        /** List redeems */
        get: operations["listRedeems"];
    };
    "/api/redeems/{id}": {
        parameters: {
        };
        /** One of redeems */
        get: operations["getRedeem"];
    };
    "/api/redeems/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getRedeemHistory"];
    };
    "/api/redeems/export": {
        parameters: {
        };
        /** Export redeems */
        get: operations["exportRedeems"];
    };
    "/api/reports": {
        parameters: {
        };
        /** List reports */
        get: operations["listReports"];
        /** Change several of reports */
        put: operations["updateReports"];
        /** Create one of reports */
        post: operations["createReport"];
        /** Delete several of reports */
        delete: operations["deleteReports"];
    };
    "/api/reports/{id}": {
        parameters: {
        };
        /** One of reports */
        get: operations["getReport"];
        /** Change one of reports */
        put: operations["updateReport"];
        /** Delete one of reports */
        delete: operations["deleteReport"];
    };
    "/api/reports/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getReportHistory"];
    };
    "/api/reports/{id}/history/{entryId}/restore": {
        parameters: {
        };
        /** Write the record as it was after an entry of its history */
        post: operations["restoreReportEntry"];
    };
    "/api/reports/{id}/lock": {
        parameters: {
        };
        /** Say that one edits one of reports */
        put: {
            parameters: {
                query?: {
                    takeover?: "true" | "false";
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        holder: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecordLock"];
                    };
                };
            };
        };
        /** Give the lock up */
        delete: {
            parameters: {
                query: {
                    holder: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/reports/{id}/restore": {
        parameters: {
        };
        /** Bring the deleted record back */
        post: operations["restoreReport"];
    };
    "/api/reports/bulk": {
        parameters: {
        };
        /** Change or delete many of reports */
        post: operations["bulkReports"];
    };
    "/api/reports/export": {
        parameters: {
        };
        /** Export reports */
        get: operations["exportReports"];
    };
    "/api/reports/import": {
        parameters: {
        };
        /** Import reports */
        post: operations["importReports"];
    };
    "/api/reports/import/template": {
        parameters: {
        };
        /** An empty file of reports to fill in */
        get: operations["importReportsTemplate"];
    };
    "/api/sanctions": {
        parameters: {
        };
        /** List sanctions */
        get: operations["listSanctions"];
        /** Change several of sanctions */
        put: operations["updateSanctions"];
        /** Create one of sanctions */
        post: operations["createSanction"];
        /** Delete several of sanctions */
        delete: operations["deleteSanctions"];
    };
    "/api/sanctions/{id}": {
        parameters: {
        };
        /** One of sanctions */
        get: operations["getSanction"];
        /** Change one of sanctions */
        put: operations["updateSanction"];
        /** Delete one of sanctions */
        delete: operations["deleteSanction"];
    };
    "/api/sanctions/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getSanctionHistory"];
    };
    "/api/sanctions/{id}/history/{entryId}/restore": {
        parameters: {
        };
        /** Write the record as it was after an entry of its history */
        post: operations["restoreSanctionEntry"];
    };
    "/api/sanctions/{id}/lock": {
        parameters: {
        };
        /** Say that one edits one of sanctions */
        put: {
            parameters: {
                query?: {
                    takeover?: "true" | "false";
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        holder: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecordLock"];
                    };
                };
            };
        };
        /** Give the lock up */
        delete: {
            parameters: {
                query: {
                    holder: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/sanctions/{id}/transitions/lift": {
        parameters: {
        };
        /** Lift the record */
        post: operations["liftSanction"];
    };
    "/api/sanctions/bulk": {
        parameters: {
        };
        /** Change or delete many of sanctions */
        post: operations["bulkSanctions"];
    };
    "/api/sanctions/export": {
        parameters: {
        };
        /** Export sanctions */
        get: operations["exportSanctions"];
    };
    "/api/sanctions/import": {
        parameters: {
        };
        /** Import sanctions */
        post: operations["importSanctions"];
    };
    "/api/sanctions/import/template": {
        parameters: {
        };
        /** An empty file of sanctions to fill in */
        get: operations["importSanctionsTemplate"];
    };
    "/api/saved-views": {
        parameters: {
        };
        /** List saved-views */
        get: operations["listSaved-views"];
        /** Change several of saved-views */
        put: operations["updateSaved-views"];
        /** Create one of saved-views */
        post: operations["createSavedView"];
        /** Delete several of saved-views */
        delete: operations["deleteSaved-views"];
    };
    "/api/saved-views/{id}": {
        parameters: {
        };
        /** One of saved-views */
        get: operations["getSavedView"];
        /** Change one of saved-views */
        put: operations["updateSavedView"];
        /** Delete one of saved-views */
        delete: operations["deleteSavedView"];
    };
    "/api/saved-views/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getSavedViewHistory"];
    };
    "/api/saved-views/{id}/history/{entryId}/restore": {
        parameters: {
        };
        /** Write the record as it was after an entry of its history */
        post: operations["restoreSavedViewEntry"];
    };
    "/api/saved-views/{id}/lock": {
        parameters: {
        };
        /** Say that one edits one of saved-views */
        put: {
            parameters: {
                query?: {
                    takeover?: "true" | "false";
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        holder: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecordLock"];
                    };
                };
            };
        };
        /** Give the lock up */
        delete: {
            parameters: {
                query: {
                    holder: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/saved-views/bulk": {
        parameters: {
        };
        /** Change or delete many of saved-views */
        post: operations["bulkSaved-views"];
    };
    "/api/saved-views/export": {
        parameters: {
        };
        /** Export saved-views */
        get: operations["exportSaved-views"];
    };
    "/api/saved-views/import": {
        parameters: {
        };
        /** Import saved-views */
        post: operations["importSaved-views"];
    };
    "/api/saved-views/import/template": {
        parameters: {
        };
        /** An empty file of saved-views to fill in */
        get: operations["importSaved-viewsTemplate"];
    };
    "/api/search": {
        parameters: {
        };
        /** Find records of all entities */
        get: operations["search"];
    };
    "/api/second-factors": {
        parameters: {
        };
        /** One's own second factors */
        get: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            canAdd: boolean;
                            factors: components["schemas"]["SecondFactor"][];
                            isCodeSent: boolean;
                            isDemanded: boolean;
                            isPending: boolean;
                            needsPassword: boolean;
                            recoveryCodes: number;
                            resendAfterSeconds: number;
                        };
                    };
                };
            };
        };
    };
    "/api/second-factors/{id}": {
        parameters: {
        };
        /** Name one of one's second factors */
        put: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        label: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
        /** Remove one of one's second factors */
        delete: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        password: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/second-factors/{id}/confirm": {
        parameters: {
        };
        /** Confirm a factor by its code; the account's other sessions end */
        post: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            recoveryCodes?: string[];
                        };
                    };
                };
            };
        };
    };
    "/api/second-factors/authenticator": {
        parameters: {
        };
        /** Begin to add an authenticator */
        post: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        password?: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            qr: {
                                path: string;
                                size: number;
                            };
                            secret: string;
                            uri: string;
                        };
                    };
                };
            };
        };
    };
    "/api/second-factors/of/{accountId}": {
        parameters: {
        };
        /** Take another person's second factors away; all that person's sessions end */
        delete: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
                path: {
                    accountId: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/second-factors/passkey": {
        parameters: {
        };
        /** Add the passkey that a browser has made */
        post: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        label: string;
                        response: {
                            clientExtensionResults: Record<string, never>;
                            id: string;
                            rawId: string;
                            response: {
                                attestationObject: string;
                                clientDataJSON: string;
                                transports?: string[];
                            };
                            /** @constant */
                            type: "public-key";
                        };
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            recoveryCodes?: string[];
                        };
                    };
                };
            };
        };
    };
    "/api/second-factors/passkey/challenge": {
        parameters: {
        };
        /** What a passkey is shown by at a sign-in */
        post: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            options: Record<string, never>;
                        };
                    };
                };
            };
        };
    };
    "/api/second-factors/passkey/options": {
        parameters: {
        };
        /** Begin to add a passkey */
        post: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        password?: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            options: Record<string, never>;
                        };
                    };
                };
            };
        };
    };
    "/api/second-factors/passkey/verify": {
        parameters: {
        };
        /** Take a sign-in's second step by a passkey */
        post: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        response: {
                            clientExtensionResults: Record<string, never>;
                            id: string;
                            rawId: string;
                            response: {
                                authenticatorData: string;
                                clientDataJSON: string;
                                signature: string;
                                transports?: string[];
                            };
                            /** @constant */
                            type: "public-key";
                        };
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            nextStep: "2fa" | "verify-email" | "conditions" | "after-login" | "activities";
                        };
                    };
                };
            };
        };
    };
    "/api/second-factors/recovery-codes": {
        parameters: {
        };
        /** New recovery codes; the old ones are void */
        post: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        password: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            recoveryCodes: string[];
                        };
                    };
                };
            };
        };
    };
    "/api/second-factors/sms": {
        parameters: {
        };
        /** Begin to add a telephone: a code is sent to it */
        post: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        password?: string;
                        phone: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            resendAfterSeconds: number;
                            sentTo: string;
                        };
                    };
                };
            };
        };
    };
    "/api/session": {
        parameters: {
        };
        /** Who is signed in; nobody: 204 */
        get: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Session"];
                    };
                };
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/sessions": {
        parameters: {
        };
        /** One's own valid sessions, those used last first */
        get: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OwnSession"][];
                    };
                };
            };
        };
    };
    "/api/sessions/{id}": {
        parameters: {
        };
        /** End one of one's own sessions */
        delete: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/sessions/end-others": {
        parameters: {
        };
        /** Sign out everywhere else */
        post: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            ended: number;
                        };
                    };
                };
            };
        };
    };
    "/api/sign-in-codes": {
        parameters: {
        };
        /** A code that lets oneself into a community once, within a minute, without a password */
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "member" | "staff";
                        origin: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code: string;
                            expiresInSeconds: number;
                            url: string;
                        };
                    };
                };
            };
        };
    };
    "/api/studies": {
        parameters: {
        };
        /** List studies */
        get: operations["listStudies"];
        /** Change several of studies */
        put: operations["updateStudies"];
        /** Create one of studies */
        post: operations["createStudy"];
        /** Delete several of studies */
        delete: operations["deleteStudies"];
    };
    "/api/studies/{id}": {
        parameters: {
        };
        /** One of studies */
        get: operations["getStudy"];
        /** Change one of studies */
        put: operations["updateStudy"];
        /** Delete one of studies */
        delete: operations["deleteStudy"];
    };
    "/api/studies/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getStudyHistory"];
    };
    "/api/studies/{id}/history/{entryId}/restore": {
        parameters: {
        };
        /** Write the record as it was after an entry of its history */
        post: operations["restoreStudyEntry"];
    };
    "/api/studies/{id}/lock": {
        parameters: {
        };
        /** Say that one edits one of studies */
        put: {
            parameters: {
                query?: {
                    takeover?: "true" | "false";
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        holder: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecordLock"];
                    };
                };
            };
        };
        /** Give the lock up */
        delete: {
            parameters: {
                query: {
                    holder: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/studies/{id}/transitions/approve": {
        parameters: {
        };
        /** Approve the record */
        post: operations["approveStudy"];
    };
    "/api/studies/{id}/transitions/contract": {
        parameters: {
        };
        /** Contract the record */
        post: operations["contractStudy"];
    };
    "/api/studies/{id}/transitions/finish": {
        parameters: {
        };
        /** Finish the record */
        post: operations["finishStudy"];
    };
    "/api/studies/{id}/transitions/release": {
        parameters: {
        };
        /** Release the record */
        post: operations["releaseStudy"];
    };
    "/api/studies/{id}/transitions/sendBack": {
        parameters: {
        };
        /** SendBack the record */
        post: operations["sendBackStudy"];
    };
    "/api/studies/bulk": {
        parameters: {
        };
        /** Change or delete many of studies */
        post: operations["bulkStudies"];
    };
    "/api/studies/export": {
        parameters: {
        };
        /** Export studies */
        get: operations["exportStudies"];
    };
    "/api/studies/import": {
        parameters: {
        };
        /** Import studies */
        post: operations["importStudies"];
    };
    "/api/studies/import/template": {
        parameters: {
        };
        /** An empty file of studies to fill in */
        get: operations["importStudiesTemplate"];
    };
    "/api/suite-personalisation": {
        parameters: {
        };
        /** List suite-personalisation */
        get: operations["listSuite-personalisation"];
        /** Change several of suite-personalisation */
        put: operations["updateSuite-personalisation"];
        /** Create one of suite-personalisation */
        post: operations["createSuitePersonalisation"];
        /** Delete several of suite-personalisation */
        delete: operations["deleteSuite-personalisation"];
    };
    "/api/suite-personalisation/{id}": {
        parameters: {
        };
        /** One of suite-personalisation */
        get: operations["getSuitePersonalisation"];
        /** Change one of suite-personalisation */
        put: operations["updateSuitePersonalisation"];
        /** Delete one of suite-personalisation */
        delete: operations["deleteSuitePersonalisation"];
    };
    "/api/suite-personalisation/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getSuitePersonalisationHistory"];
    };
    "/api/suite-personalisation/{id}/history/{entryId}/restore": {
        parameters: {
        };
        /** Write the record as it was after an entry of its history */
        post: operations["restoreSuitePersonalisationEntry"];
    };
    "/api/suite-personalisation/{id}/lock": {
        parameters: {
        };
        /** Say that one edits one of suite-personalisation */
        put: {
            parameters: {
                query?: {
                    takeover?: "true" | "false";
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        holder: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecordLock"];
                    };
                };
            };
        };
        /** Give the lock up */
        delete: {
            parameters: {
                query: {
                    holder: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/suite-personalisation/bulk": {
        parameters: {
        };
        /** Change or delete many of suite-personalisation */
        post: operations["bulkSuite-personalisation"];
    };
    "/api/suite-personalisation/export": {
        parameters: {
        };
        /** Export suite-personalisation */
        get: operations["exportSuite-personalisation"];
    };
    "/api/suite-personalisation/import": {
        parameters: {
        };
        /** Import suite-personalisation */
        post: operations["importSuite-personalisation"];
    };
    "/api/suite-personalisation/import/template": {
        parameters: {
        };
        /** An empty file of suite-personalisation to fill in */
        get: operations["importSuite-personalisationTemplate"];
    };
    "/api/suite-users": {
        parameters: {
        };
        /** List suite-users */
        get: operations["listSuite-users"];
        /** Change several of suite-users */
        put: operations["updateSuite-users"];
        /** Create one of suite-users */
        post: operations["createSuiteUser"];
        /** Delete several of suite-users */
        delete: operations["deleteSuite-users"];
    };
    "/api/suite-users/{id}": {
        parameters: {
        };
        /** One of suite-users */
        get: operations["getSuiteUser"];
        /** Change one of suite-users */
        put: operations["updateSuiteUser"];
        /** Delete one of suite-users */
        delete: operations["deleteSuiteUser"];
    };
    "/api/suite-users/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getSuiteUserHistory"];
    };
    "/api/suite-users/{id}/history/{entryId}/restore": {
        parameters: {
        };
        /** Write the record as it was after an entry of its history */
        post: operations["restoreSuiteUserEntry"];
    };
    "/api/suite-users/{id}/lock": {
        parameters: {
        };
        /** Say that one edits one of suite-users */
        put: {
            parameters: {
                query?: {
                    takeover?: "true" | "false";
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        holder: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecordLock"];
                    };
                };
            };
        };
        /** Give the lock up */
        delete: {
            parameters: {
                query: {
                    holder: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/suite-users/bulk": {
        parameters: {
        };
        /** Change or delete many of suite-users */
        post: operations["bulkSuite-users"];
    };
    "/api/suite-users/export": {
        parameters: {
        };
        /** Export suite-users */
        get: operations["exportSuite-users"];
    };
    "/api/suite-users/import": {
        parameters: {
        };
        /** Import suite-users */
        post: operations["importSuite-users"];
    };
    "/api/suite-users/import/template": {
        parameters: {
        };
        /** An empty file of suite-users to fill in */
        get: operations["importSuite-usersTemplate"];
    };
    "/api/surveys/{linkToken}/captcha": {
        parameters: {
        };
        /** A captcha to solve before beginning */
        post: {
            parameters: {
                query?: {
                    language?: string;
                };
                path: {
                    linkToken: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        again?: boolean;
                        captcha?: string;
                        key?: string;
                        parameters?: {
                            [key: string]: string;
                        };
                    } | null;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/surveys/{linkToken}/execution": {
        parameters: {
        };
        /** Begin or resume answering */
        post: {
            parameters: {
                query?: {
                    language?: string;
                };
                path: {
                    linkToken: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        again?: boolean;
                        captcha?: string;
                        key?: string;
                        parameters?: {
                            [key: string]: string;
                        };
                    } | null;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/surveys/{linkToken}/execution/answers/{questionId}": {
        parameters: {
        };
        /** Save one answer */
        put: {
            parameters: {
                path: {
                    linkToken: string;
                    questionId: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        ago?: number;
                        comment?: string;
                        device?: string;
                        /** @enum {unknown} */
                        missing?: "dont-know";
                        pastedShare?: number;
                        timing?: {
                            activeMs: number;
                            wallMs: number;
                        };
                        value: unknown;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/surveys/{linkToken}/execution/complete": {
        parameters: {
        };
        /** Finish answering */
        post: {
            parameters: {
                path: {
                    linkToken: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        answers?: {
                            [key: string]: {
                                ago?: number;
                                comment?: string;
                                device?: string;
                                /** @enum {unknown} */
                                missing?: "dont-know";
                                pastedShare?: number;
                                timing?: {
                                    activeMs: number;
                                    wallMs: number;
                                };
                                value: unknown;
                            };
                        };
                    } | null;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/surveys/{linkToken}/execution/files/{questionId}": {
        parameters: {
        };
        /** Upload a file for an answer */
        post: {
            parameters: {
                path: {
                    linkToken: string;
                    questionId: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/surveys/{linkToken}/execution/next": {
        parameters: {
        };
        /** Leave a question and get what is asked next */
        post: {
            parameters: {
                query?: {
                    language?: string;
                };
                path: {
                    linkToken: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        answers?: {
                            [key: string]: {
                                ago?: number;
                                comment?: string;
                                device?: string;
                                /** @enum {unknown} */
                                missing?: "dont-know";
                                pastedShare?: number;
                                timing?: {
                                    activeMs: number;
                                    wallMs: number;
                                };
                                value: unknown;
                            };
                        };
                        questionId: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/surveys/{linkToken}/execution/position": {
        parameters: {
        };
        /** Remember where the respondent is */
        put: {
            parameters: {
                path: {
                    linkToken: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        ago?: number;
                        device?: string;
                        questionId: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/tags": {
        parameters: {
        };
        /** List tags */
        get: operations["listTags"];
        /** Change several of tags */
        put: operations["updateTags"];
        /** Create one of tags */
        post: operations["createTag"];
        /** Delete several of tags */
        delete: operations["deleteTags"];
    };
    "/api/tags/{id}": {
        parameters: {
        };
        /** One of tags */
        get: operations["getTag"];
        /** Change one of tags */
        put: operations["updateTag"];
        /** Delete one of tags */
        delete: operations["deleteTag"];
    };
    "/api/tags/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getTagHistory"];
    };
    "/api/tags/{id}/history/{entryId}/restore": {
        parameters: {
        };
        /** Write the record as it was after an entry of its history */
        post: operations["restoreTagEntry"];
    };
    "/api/tags/{id}/lock": {
        parameters: {
        };
        /** Say that one edits one of tags */
        put: {
            parameters: {
                query?: {
                    takeover?: "true" | "false";
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        holder: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecordLock"];
                    };
                };
            };
        };
        /** Give the lock up */
        delete: {
            parameters: {
                query: {
                    holder: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/tags/{id}/restore": {
        parameters: {
        };
        /** Bring the deleted record back */
        post: operations["restoreTag"];
    };
    "/api/tags/bulk": {
        parameters: {
        };
        /** Change or delete many of tags */
        post: operations["bulkTags"];
    };
    "/api/tags/export": {
        parameters: {
        };
        /** Export tags */
        get: operations["exportTags"];
    };
    "/api/tags/import": {
        parameters: {
        };
        /** Import tags */
        post: operations["importTags"];
    };
    "/api/tags/import/template": {
        parameters: {
        };
        /** An empty file of tags to fill in */
        get: operations["importTagsTemplate"];
    };
    "/api/topics": {
        parameters: {
        };
        /** List topics */
        get: operations["listTopics"];
        /** Change several of topics */
        put: operations["updateTopics"];
        /** Create one of topics */
        post: operations["createTopic"];
        /** Delete several of topics */
        delete: operations["deleteTopics"];
    };
    "/api/topics/{id}": {
        parameters: {
        };
        /** One of topics */
        get: operations["getTopic"];
        /** Change one of topics */
        put: operations["updateTopic"];
        /** Delete one of topics */
        delete: operations["deleteTopic"];
    };
    "/api/topics/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getTopicHistory"];
    };
    "/api/topics/{id}/history/{entryId}/restore": {
        parameters: {
        };
        /** Write the record as it was after an entry of its history */
        post: operations["restoreTopicEntry"];
    };
    "/api/topics/{id}/lock": {
        parameters: {
        };
        /** Say that one edits one of topics */
        put: {
            parameters: {
                query?: {
                    takeover?: "true" | "false";
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        holder: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecordLock"];
                    };
                };
            };
        };
        /** Give the lock up */
        delete: {
            parameters: {
                query: {
                    holder: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/topics/bulk": {
        parameters: {
        };
        /** Change or delete many of topics */
        post: operations["bulkTopics"];
    };
    "/api/topics/export": {
        parameters: {
        };
        /** Export topics */
        get: operations["exportTopics"];
    };
    "/api/topics/import": {
        parameters: {
        };
        /** Import topics */
        post: operations["importTopics"];
    };
    "/api/topics/import/template": {
        parameters: {
        };
        /** An empty file of topics to fill in */
        get: operations["importTopicsTemplate"];
    };
    "/api/tracking-vendors": {
        parameters: {
        };
        /** List tracking-vendors */
        get: operations["listTracking-vendors"];
        /** Change several of tracking-vendors */
        put: operations["updateTracking-vendors"];
        /** Create one of tracking-vendors */
        post: operations["createTrackingVendor"];
        /** Delete several of tracking-vendors */
        delete: operations["deleteTracking-vendors"];
    };
    "/api/tracking-vendors/{id}": {
        parameters: {
        };
        /** One of tracking-vendors */
        get: operations["getTrackingVendor"];
        /** Change one of tracking-vendors */
        put: operations["updateTrackingVendor"];
        /** Delete one of tracking-vendors */
        delete: operations["deleteTrackingVendor"];
    };
    "/api/tracking-vendors/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getTrackingVendorHistory"];
    };
    "/api/tracking-vendors/{id}/history/{entryId}/restore": {
        parameters: {
        };
        /** Write the record as it was after an entry of its history */
        post: operations["restoreTrackingVendorEntry"];
    };
    "/api/tracking-vendors/{id}/lock": {
        parameters: {
        };
        /** Say that one edits one of tracking-vendors */
        put: {
            parameters: {
                query?: {
                    takeover?: "true" | "false";
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        holder: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecordLock"];
                    };
                };
            };
        };
        /** Give the lock up */
        delete: {
            parameters: {
                query: {
                    holder: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/tracking-vendors/bulk": {
        parameters: {
        };
        /** Change or delete many of tracking-vendors */
        post: operations["bulkTracking-vendors"];
    };
    "/api/tracking-vendors/export": {
        parameters: {
        };
        /** Export tracking-vendors */
        get: operations["exportTracking-vendors"];
    };
    "/api/tracking-vendors/import": {
        parameters: {
        };
        /** Import tracking-vendors */
        post: operations["importTracking-vendors"];
    };
    "/api/tracking-vendors/import/template": {
        parameters: {
        };
        /** An empty file of tracking-vendors to fill in */
        get: operations["importTracking-vendorsTemplate"];
    };
    "/api/transcripts": {
        parameters: {
        };
        /** List transcripts */
        get: operations["listTranscripts"];
    };
    "/api/transcripts/{id}": {
        parameters: {
        };
        /** One of transcripts */
        get: operations["getTranscript"];
    };
    "/api/transcripts/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getTranscriptHistory"];
    };
    "/api/transcripts/export": {
        parameters: {
        };
        /** Export transcripts */
        get: operations["exportTranscripts"];
    };
    "/api/usability-tests": {
        parameters: {
        };
        /** List usability-tests */
        get: operations["listUsability-tests"];
        /** Change several of usability-tests */
        put: operations["updateUsability-tests"];
        /** Create one of usability-tests */
        post: operations["createUsabilityTest"];
        /** Delete several of usability-tests */
        delete: operations["deleteUsability-tests"];
    };
    "/api/usability-tests/{id}": {
        parameters: {
        };
        /** One of usability-tests */
        get: operations["getUsabilityTest"];
        /** Change one of usability-tests */
        put: operations["updateUsabilityTest"];
        /** Delete one of usability-tests */
        delete: operations["deleteUsabilityTest"];
    };
    "/api/usability-tests/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getUsabilityTestHistory"];
    };
    "/api/usability-tests/{id}/history/{entryId}/restore": {
        parameters: {
        };
        /** Write the record as it was after an entry of its history */
        post: operations["restoreUsabilityTestEntry"];
    };
    "/api/usability-tests/{id}/lock": {
        parameters: {
        };
        /** Say that one edits one of usability-tests */
        put: {
            parameters: {
                query?: {
                    takeover?: "true" | "false";
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        holder: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecordLock"];
                    };
                };
            };
        };
        /** Give the lock up */
        delete: {
            parameters: {
                query: {
                    holder: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/usability-tests/bulk": {
        parameters: {
        };
        /** Change or delete many of usability-tests */
        post: operations["bulkUsability-tests"];
    };
    "/api/usability-tests/export": {
        parameters: {
        };
        /** Export usability-tests */
        get: operations["exportUsability-tests"];
    };
    "/api/usability-tests/import": {
        parameters: {
        };
        /** Import usability-tests */
        post: operations["importUsability-tests"];
    };
    "/api/usability-tests/import/template": {
        parameters: {
        };
        /** An empty file of usability-tests to fill in */
        get: operations["importUsability-testsTemplate"];
    };
    "/api/ux-tasks": {
        parameters: {
        };
        /** List ux-tasks */
        get: operations["listUx-tasks"];
        /** Change several of ux-tasks */
        put: operations["updateUx-tasks"];
        /** Create one of ux-tasks */
        post: operations["createUxTask"];
        /** Delete several of ux-tasks */
        delete: operations["deleteUx-tasks"];
    };
    "/api/ux-tasks/{id}": {
        parameters: {
        };
        /** One of ux-tasks */
        get: operations["getUxTask"];
        /** Change one of ux-tasks */
        put: operations["updateUxTask"];
        /** Delete one of ux-tasks */
        delete: operations["deleteUxTask"];
    };
    "/api/ux-tasks/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getUxTaskHistory"];
    };
    "/api/ux-tasks/{id}/history/{entryId}/restore": {
        parameters: {
        };
        /** Write the record as it was after an entry of its history */
        post: operations["restoreUxTaskEntry"];
    };
    "/api/ux-tasks/{id}/lock": {
        parameters: {
        };
        /** Say that one edits one of ux-tasks */
        put: {
            parameters: {
                query?: {
                    takeover?: "true" | "false";
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        holder: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RecordLock"];
                    };
                };
            };
        };
        /** Give the lock up */
        delete: {
            parameters: {
                query: {
                    holder: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/ux-tasks/bulk": {
        parameters: {
        };
        /** Change or delete many of ux-tasks */
        post: operations["bulkUx-tasks"];
    };
    "/api/ux-tasks/export": {
        parameters: {
        };
        /** Export ux-tasks */
        get: operations["exportUx-tasks"];
    };
    "/api/ux-tasks/import": {
        parameters: {
        };
        /** Import ux-tasks */
        post: operations["importUx-tasks"];
    };
    "/api/ux-tasks/import/template": {
        parameters: {
        };
        /** An empty file of ux-tasks to fill in */
        get: operations["importUx-tasksTemplate"];
    };
    "/api/video-chats": {
        parameters: {
        };
        /** List video-chats */
        get: operations["listVideo-chats"];
    };
    "/api/video-chats/{id}": {
        parameters: {
        };
        /** One of video-chats */
        get: operations["getVideoChat"];
    };
    "/api/video-chats/{id}/history": {
        parameters: {
        };
        /** What happened to the record, newest first */
        get: operations["getVideoChatHistory"];
    };
    "/api/video-chats/export": {
        parameters: {
        };
        /** Export video-chats */
        get: operations["exportVideo-chats"];
    };
    "/api/wizards/{name}/drafts": {
        parameters: {
        };
        /** One's own under way */
        get: {
            parameters: {
                path: {
                    name: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WizardDraft"][];
                    };
                };
            };
        };
    };
    "/api/wizards/{name}/drafts/{id}": {
        parameters: {
        };
        /** One under way */
        get: {
            parameters: {
                query?: {
                    begin?: "true";
                    record?: string;
                };
                path: {
                    id: string;
                    name: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WizardDraft"];
                    };
                };
            };
        };
        /** Save answers, faulty ones too; the first make the draft */
        put: {
            parameters: {
                path: {
                    id: string;
                    name: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        before?: Record<string, never>;
                        data: Record<string, never>;
                        /** Format: uuid */
                        record?: string;
                        recordVersion?: number;
                        version?: number;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WizardDraft"];
                    };
                };
            };
        };
        /** Discard */
        delete: {
            parameters: {
                path: {
                    id: string;
                    name: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/api/wizards/{name}/drafts/{id}/submit": {
        parameters: {
        };
        /** Write the record */
        post: {
            parameters: {
                header?: {
                    "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                    "X-Space"?: components["parameters"]["X-Space"];
                };
                path: {
                    id: string;
                    name: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        data?: Record<string, never>;
                        version?: number;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                201: {
                    headers: {
                        "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
            };
        };
    };
    "/client/{origin}/userData": {
        parameters: {
        };
        /** The profile of a community's staff */
        get: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
                path: {
                    origin: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            companyLogoUrl?: string | null;
                            companyName?: string;
                            email?: string;
                            /** Format: uuid */
                            id?: string;
                            mainAdmin?: boolean;
                            name?: string;
                            rol?: string;
                            surname?: string | null;
                        };
                    };
                };
            };
        };
    };
    "/client/communities/{id}/activities/priority/{priority}": {
        parameters: {
        };
        /** A list of the activities that one sees, a part of it or what goes on between two dates */
        get: {
            parameters: {
                query?: {
                    dateFrom?: string;
                    dateTo?: string;
                    limit?: string;
                    offset?: string;
                };
                path: {
                    id: string;
                    priority: "all" | "mine" | "finished" | "recent" | "bestRated" | "unseen" | "comingSoon" | "creating" | "inProgress" | "blocked";
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            activities: components["schemas"]["TeamActivity"][];
                            total: number;
                        };
                    };
                };
            };
        };
    };
    "/client/communities/{id}/activitiesAllowed": {
        parameters: {
        };
        /** The activities that one sees, by title */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            activities: {
                                /** Format: uuid */
                                id: string;
                                title: string;
                            }[];
                        };
                    };
                };
            };
        };
    };
    "/client/communities/{id}/activity": {
        parameters: {
        };
        /** Add an activity, which is then being set up */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                        };
                    };
                };
            };
        };
    };
    "/client/communities/{id}/activity/{activityId}": {
        parameters: {
        };
        /** An activity */
        get: {
            parameters: {
                path: {
                    activityId: string;
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                        };
                    };
                };
            };
        };
        /** Change what is given of an activity */
        put: {
            parameters: {
                path: {
                    activityId: string;
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                        };
                    };
                };
            };
        };
        /** Delete an activity with all that people gave in it */
        delete: {
            parameters: {
                path: {
                    activityId: string;
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                        };
                    };
                };
            };
        };
    };
    "/client/communities/{id}/activity/{activityId}/allPendingMembers/remind": {
        parameters: {
        };
        /** Remind all members who have not done an activity */
        post: {
            parameters: {
                path: {
                    activityId: string;
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            reminded: number;
                            skipped: {
                                absent: number;
                                done: number;
                                locked: number;
                                recently: number;
                            };
                        };
                    };
                };
            };
        };
    };
    "/client/communities/{id}/activity/{activityId}/comment": {
        parameters: {
        };
        /** Post a comment or a reply; the same `clientKey` again is the same comment */
        post: {
            parameters: {
                query?: {
                    audience?: "EVERYBODY" | "TEAM";
                };
                path: {
                    activityId: string;
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        clientKey?: string;
                        files?: {
                            file: string;
                            name: string;
                        }[];
                        images?: {
                            image: string;
                        }[];
                        isQuestion?: boolean;
                        isRootComment?: boolean;
                        /** Format: uuid */
                        parentCommentId?: string;
                        pdf?: string | null;
                        text: string;
                        /** Format: uuid */
                        topicId?: string;
                        videos?: {
                            file: string;
                        }[];
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConversationComment"];
                    };
                };
            };
        };
    };
    "/client/communities/{id}/activity/{activityId}/comment/{commentId}": {
        parameters: {
        };
        /** The thread that a comment belongs to */
        get: {
            parameters: {
                query?: {
                    audience?: "EVERYBODY" | "TEAM";
                };
                path: {
                    activityId: string;
                    commentId: string;
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConversationThread"];
                    };
                };
            };
        };
        /** Change a comment of one's own; what it said before is kept */
        put: {
            parameters: {
                query?: {
                    audience?: "EVERYBODY" | "TEAM";
                };
                path: {
                    activityId: string;
                    commentId: string;
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        editedAt: string | null;
                        files?: {
                            file: string;
                            name: string;
                        }[];
                        images?: {
                            image: string;
                        }[];
                        pdf?: string | null;
                        text: string;
                        videos?: {
                            file: string;
                        }[];
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConversationComment"];
                    };
                };
            };
        };
    };
    "/client/communities/{id}/activity/{activityId}/comment/{commentId}/versions": {
        parameters: {
        };
        /** What a comment said before it was changed */
        get: {
            parameters: {
                path: {
                    activityId: string;
                    commentId: string;
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            versions: {
                                isAfterSeeing: boolean;
                                number: number;
                                text: string;
                                writtenAt: string;
                            }[];
                        };
                    };
                };
            };
        };
    };
    "/client/communities/{id}/activity/{activityId}/comments/files": {
        parameters: {
        };
        /** Send a photo, for a comment to refer to */
        post: {
            parameters: {
                path: {
                    activityId: string;
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** Format: binary */
                        file: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            url: string;
                        };
                    };
                };
            };
        };
    };
    "/client/communities/{id}/activity/{activityId}/comments/latest": {
        parameters: {
        };
        /** The newest comments of a stream, in order; `before` goes back */
        get: {
            parameters: {
                query?: {
                    audience?: "EVERYBODY" | "TEAM";
                    before?: string;
                };
                path: {
                    activityId: string;
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConversationComment"][];
                    };
                };
            };
        };
    };
    "/client/communities/{id}/activity/{activityId}/comments/page/{page}/size/{size}": {
        parameters: {
        };
        /** Threads, the newest first; pages of the same `before` never repeat or skip */
        get: {
            parameters: {
                query?: {
                    audience?: "EVERYBODY" | "TEAM";
                    authorId?: string;
                    before?: string;
                    from?: string;
                    hasMedal?: "true" | "false";
                    status?: "PUBLISHED" | "HIDDEN" | "SENT_BACK";
                    tag?: string;
                    to?: string;
                    topicId?: string;
                    word?: string;
                };
                path: {
                    activityId: string;
                    id: string;
                    page: string;
                    size: "10" | "20" | "50";
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConversationPage"];
                    };
                };
            };
        };
    };
    "/client/communities/{id}/activity/{activityId}/comments/since/{seq}": {
        parameters: {
        };
        /** Comments with a higher number, in order: what one has missed */
        get: {
            parameters: {
                query?: {
                    audience?: "EVERYBODY" | "TEAM";
                };
                path: {
                    activityId: string;
                    id: string;
                    seq: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            comments: components["schemas"]["ConversationComment"][];
                            lastSeq: number;
                        };
                    };
                };
            };
        };
    };
    "/client/communities/{id}/activity/{activityId}/commentSearch": {
        parameters: {
        };
        /** Comments of an activity, replies as well, the newest first */
        get: {
            parameters: {
                query?: {
                    audience?: "EVERYBODY" | "TEAM";
                    authorId?: string;
                    before?: string;
                    from?: string;
                    hasMedal?: "true" | "false";
                    page?: string;
                    status?: "PUBLISHED" | "HIDDEN" | "SENT_BACK";
                    tag?: string;
                    to?: string;
                    topicId?: string;
                    word?: string;
                };
                path: {
                    activityId: string;
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            before: number;
                            comments: ({
                                activity?: {
                                    /** Format: uuid */
                                    id: string;
                                    title: string;
                                    type: string;
                                };
                            } & components["schemas"]["ConversationComment"])[];
                            hasMore: boolean;
                            total: number;
                        };
                    };
                };
            };
        };
    };
    "/client/communities/{id}/activity/{activityId}/conversation": {
        parameters: {
        };
        /** How a conversation stands: topics, what one may do, what is new */
        get: {
            parameters: {
                query?: {
                    audience?: "EVERYBODY" | "TEAM";
                };
                path: {
                    activityId: string;
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConversationState"];
                    };
                };
            };
        };
    };
    "/client/communities/{id}/activity/{activityId}/duplicate": {
        parameters: {
        };
        /** Copy an activity with its settings, without its dates and what people gave */
        post: {
            parameters: {
                path: {
                    activityId: string;
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            title: string;
                        };
                    };
                };
            };
        };
    };
    "/client/communities/{id}/activity/{activityId}/excel": {
        parameters: {
        };
        /** What was said, as a workbook */
        get: {
            parameters: {
                path: {
                    activityId: string;
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/client/communities/{id}/activity/{activityId}/finish": {
        parameters: {
        };
        /** End an activity: nobody takes part any more */
        post: {
            parameters: {
                path: {
                    activityId: string;
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            status: string;
                        };
                    };
                };
            };
        };
    };
    "/client/communities/{id}/activity/{activityId}/multimedia": {
        parameters: {
        };
        /** All photos, videos and files that were attached, as a ZIP */
        get: {
            parameters: {
                path: {
                    activityId: string;
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/client/communities/{id}/activity/{activityId}/participants": {
        parameters: {
        };
        /** Those who may take part in an activity, how far each is, and how many there are of each */
        get: {
            parameters: {
                query?: {
                    page?: string;
                    search?: string;
                    size?: string;
                    state?: "notBegun" | "begun" | "done" | "screenedOut";
                };
                path: {
                    activityId: string;
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            counts: {
                                begun: number;
                                done: number;
                                notBegun: number;
                                screenedOut: number;
                            };
                            participants: components["schemas"]["Participant"][];
                            total: number;
                        };
                    };
                };
            };
        };
    };
    "/client/communities/{id}/activity/{activityId}/pinnedComments": {
        parameters: {
        };
        /** Comments that the team has pinned */
        get: {
            parameters: {
                query?: {
                    audience?: "EVERYBODY" | "TEAM";
                };
                path: {
                    activityId: string;
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConversationComment"][];
                    };
                };
            };
        };
    };
    "/client/communities/{id}/activity/{activityId}/programReminder": {
        parameters: {
        };
        /** Program reminders to those who have not done an activity then */
        post: {
            parameters: {
                path: {
                    activityId: string;
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        reminderDates: string[];
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            reminders: {
                                /** Format: date-time */
                                at: string;
                                count: number | null;
                                /** Format: uuid */
                                id: string;
                                /** Format: date-time */
                                sentAt: string | null;
                            }[];
                            timeZone: string;
                        };
                    };
                };
            };
        };
    };
    "/client/communities/{id}/activity/{activityId}/question": {
        parameters: {
        };
        /** Add a question to the draft */
        post: {
            parameters: {
                path: {
                    activityId: string;
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/client/communities/{id}/activity/{activityId}/question/{questionId}": {
        parameters: {
        };
        /** Change a question of the draft */
        put: {
            parameters: {
                path: {
                    activityId: string;
                    id: string;
                    questionId: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
        /** Take a question out of the draft */
        delete: {
            parameters: {
                path: {
                    activityId: string;
                    id: string;
                    questionId: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/client/communities/{id}/activity/{activityId}/remind": {
        parameters: {
        };
        /** Remind some members of an activity that they have not done */
        post: {
            parameters: {
                path: {
                    activityId: string;
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        memberIds: string[];
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            reminded: number;
                            skipped: {
                                absent: number;
                                done: number;
                                locked: number;
                                recently: number;
                            };
                        };
                    };
                };
            };
        };
    };
    "/client/communities/{id}/activity/{activityId}/reminders": {
        parameters: {
        };
        /** The programmed reminders of an activity, those that were sent as well */
        get: {
            parameters: {
                path: {
                    activityId: string;
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            reminders: {
                                /** Format: date-time */
                                at: string;
                                count: number | null;
                                /** Format: uuid */
                                id: string;
                                /** Format: date-time */
                                sentAt: string | null;
                            }[];
                            timeZone: string;
                        };
                    };
                };
            };
        };
    };
    "/client/communities/{id}/activity/{activityId}/reminders/{reminderId}": {
        parameters: {
        };
        /** Take back a programmed reminder */
        delete: {
            parameters: {
                path: {
                    activityId: string;
                    id: string;
                    reminderId: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            reminders: {
                                /** Format: date-time */
                                at: string;
                                count: number | null;
                                /** Format: uuid */
                                id: string;
                                /** Format: date-time */
                                sentAt: string | null;
                            }[];
                            timeZone: string;
                        };
                    };
                };
            };
        };
    };
    "/client/communities/{id}/activity/{activityId}/searchWord": {
        parameters: {
        };
        /** How often a word was used in an activity, and where */
        get: {
            parameters: {
                query: {
                    word: string;
                };
                path: {
                    activityId: string;
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            count: number;
                            excerpts: {
                                /** Format: uuid */
                                commentId: string;
                                text: string;
                            }[];
                            word: string;
                        };
                    };
                };
            };
        };
    };
    "/client/communities/{id}/activity/{activityId}/seeComments": {
        parameters: {
        };
        /** All comments up to a number have been seen; it never goes back */
        post: {
            parameters: {
                query?: {
                    audience?: "EVERYBODY" | "TEAM";
                };
                path: {
                    activityId: string;
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        seq: number;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/client/communities/{id}/activity/{activityId}/step2Debate": {
        parameters: {
        };
        /** Save what a debate is about: its topics in order, and how many of them count as taking part */
        post: {
            parameters: {
                path: {
                    activityId: string;
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        minTopics?: number;
                        topics: {
                            color: string;
                            description?: string;
                            /** Format: uuid */
                            id?: string;
                            tag?: string;
                            title: string;
                        }[];
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TeamDebate"];
                    };
                };
            };
        };
    };
    "/client/communities/{id}/activity/{activityId}/step2HeatMap": {
        parameters: {
        };
        /** Step 2 of a heat map (spec section 7) */
        post: {
            parameters: {
                path: {
                    activityId: string;
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        images: {
                            explanationRequired: boolean;
                            height: number | null;
                            /** Format: uuid */
                            id: string;
                            image: string;
                            instructions: string;
                            maxNegative: number;
                            maxPositive: number;
                            minPoints: number;
                            title: string;
                            width: number | null;
                        }[];
                        isRandomOrder: boolean;
                        labels: {
                            NEGATIVE: string;
                            POSITIVE: string;
                        };
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TeamHeatMap"];
                    };
                };
            };
        };
    };
    "/client/communities/{id}/activity/{activityId}/step2Survey": {
        parameters: {
        };
        /** Save the draft of a survey's questionnaire */
        post: {
            parameters: {
                path: {
                    activityId: string;
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        draft: Record<string, never>;
                        revision: number;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/client/communities/{id}/activity/{activityId}/step3": {
        parameters: {
        };
        /** Publish an activity: open it, or announce one that starts later */
        post: {
            parameters: {
                path: {
                    activityId: string;
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                        };
                    };
                };
            };
        };
    };
    "/client/communities/{id}/activity/{activityId}/topic/{topicId}/commentsPaged": {
        parameters: {
        };
        /** Threads of one topic, ten a page, the newest first */
        get: {
            parameters: {
                query?: {
                    before?: string;
                    page?: string;
                };
                path: {
                    activityId: string;
                    id: string;
                    topicId: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConversationPage"];
                    };
                };
            };
        };
    };
    "/client/communities/{id}/activity/{activityId}/typing": {
        parameters: {
        };
        /** Say to those who are there that one is writing */
        post: {
            parameters: {
                query?: {
                    audience?: "EVERYBODY" | "TEAM";
                };
                path: {
                    activityId: string;
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/client/communities/{id}/activity/{activityId}/word": {
        parameters: {
        };
        /** What was said, as a readable transcript with its images */
        get: {
            parameters: {
                path: {
                    activityId: string;
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/client/communities/{id}/activity/step1": {
        parameters: {
        };
        /** Save the first step of a new activity */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                        };
                    };
                };
            };
        };
    };
    "/client/communities/{id}/alerts/page/{page}/pageSize/{pageSize}": {
        parameters: {
        };
        /** What the staff person was told, the newest first */
        get: {
            parameters: {
                path: {
                    id: string;
                    page: string;
                    pageSize: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AlertPage"];
                    };
                };
            };
        };
    };
    "/client/communities/{id}/alertsWithPagination/page/{page}/pageSize/{pageSize}": {
        parameters: {
        };
        /** What the staff person was told, the newest first */
        get: {
            parameters: {
                path: {
                    id: string;
                    page: string;
                    pageSize: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AlertPage"];
                    };
                };
            };
        };
    };
    "/client/communities/{id}/commentSearch": {
        parameters: {
        };
        /** Comments of all activities that one sees, the newest first */
        get: {
            parameters: {
                query?: {
                    activityId?: string;
                    audience?: "EVERYBODY" | "TEAM";
                    authorId?: string;
                    before?: string;
                    from?: string;
                    hasMedal?: "true" | "false";
                    page?: string;
                    status?: "PUBLISHED" | "HIDDEN" | "SENT_BACK";
                    tag?: string;
                    to?: string;
                    topicId?: string;
                    word?: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            before: number;
                            comments: ({
                                activity?: {
                                    /** Format: uuid */
                                    id: string;
                                    title: string;
                                    type: string;
                                };
                            } & components["schemas"]["ConversationComment"])[];
                            hasMore: boolean;
                            total: number;
                        };
                    };
                };
            };
        };
    };
    "/client/communities/{id}/moderator": {
        parameters: {
        };
        /** A community's moderators, observers and administrators */
        get: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            activities?: null | string[];
                            email?: string;
                            /** Format: uuid */
                            id?: string;
                            mainAdmin?: null | boolean;
                            name?: string;
                            /** @enum {string} */
                            role?: "OBSERVATOR" | "MODERATOR" | "ADMINISTRATOR";
                            surname?: null | string;
                            visibility?: null | ("ALL" | "SELECTED");
                        }[];
                    };
                };
            };
        };
        /** Change somebody's role in a community */
        put: {
            parameters: {
                header?: {
                    "If-Match"?: components["parameters"]["If-Match"];
                    "X-Space"?: components["parameters"]["X-Space"];
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        activities?: null | string[];
                        /** Format: uuid */
                        id: string;
                        mainAdmin?: null | boolean;
                        name?: string;
                        /** @enum {string} */
                        role?: "OBSERVATOR" | "MODERATOR" | "ADMINISTRATOR";
                        surname?: null | string;
                        visibility?: null | ("ALL" | "SELECTED");
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            activities?: null | string[];
                            email?: string;
                            /** Format: uuid */
                            id?: string;
                            mainAdmin?: null | boolean;
                            name?: string;
                            /** @enum {string} */
                            role?: "OBSERVATOR" | "MODERATOR" | "ADMINISTRATOR";
                            surname?: null | string;
                            visibility?: null | ("ALL" | "SELECTED");
                        };
                    };
                };
            };
        };
        /** Give somebody a role in a community */
        post: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        activities?: null | string[];
                        /** Format: email */
                        email: string;
                        mainAdmin?: null | boolean;
                        name: string;
                        /** @enum {string} */
                        role: "OBSERVATOR" | "MODERATOR" | "ADMINISTRATOR";
                        surname?: null | string;
                        visibility?: null | ("ALL" | "SELECTED");
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            activities?: null | string[];
                            email?: string;
                            /** Format: uuid */
                            id?: string;
                            mainAdmin?: null | boolean;
                            name?: string;
                            /** @enum {string} */
                            role?: "OBSERVATOR" | "MODERATOR" | "ADMINISTRATOR";
                            surname?: null | string;
                            visibility?: null | ("ALL" | "SELECTED");
                        };
                    };
                };
            };
        };
        /** Take somebody's role in a community away */
        delete: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            activities?: null | string[];
                            email?: string;
                            /** Format: uuid */
                            id?: string;
                            mainAdmin?: null | boolean;
                            name?: string;
                            /** @enum {string} */
                            role?: "OBSERVATOR" | "MODERATOR" | "ADMINISTRATOR";
                            surname?: null | string;
                            visibility?: null | ("ALL" | "SELECTED");
                        };
                    };
                };
            };
        };
    };
    "/client/communities/{id}/notifications/seen": {
        parameters: {
        };
        /** Note that alerts were seen: all, or those of the ids */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        ids?: string[];
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UnseenAlerts"];
                    };
                };
            };
        };
    };
    "/client/communities/{id}/notifications/seenPopup": {
        parameters: {
        };
        /** Note that what popped up was seen */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        ids?: string[];
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UnseenAlerts"];
                    };
                };
            };
        };
    };
    "/client/communities/{id}/replytoclientemail": {
        parameters: {
        };
        /** Change where members' answers to mails go */
        put: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        replyToClientEmail: null | string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            replyToClientEmail: null | string;
                        };
                    };
                };
            };
        };
    };
    "/client/communities/{id}/welcome": {
        parameters: {
        };
        /** What members are told of a community */
        get: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            cards: {
                                description: string | null;
                                labs: number;
                                logo: string | null;
                                name: string;
                                valueEuros: number;
                            }[];
                            description: string | null;
                            gamification: boolean | null;
                            instructions: string | null;
                            labsExplanation: string | null;
                            labsPerActivity: number | null;
                            labsPerComment: number | null;
                            labsPerStayingActive: number | null;
                            moderatorImage: string | null;
                            moderatorInfo: string | null;
                            moderatorName: string | null;
                            redeemExplanation: string | null;
                            redeemFrom: string | null;
                            redeemTo: string | null;
                            version: number;
                            welcomeTitle: string | null;
                        };
                    };
                };
            };
        };
        /** Change what members are told of a community */
        put: {
            parameters: {
                header?: {
                    "If-Match"?: components["parameters"]["If-Match"];
                    "X-Space"?: components["parameters"]["X-Space"];
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        description?: null | string;
                        instructions: string;
                        labsExplanation: string;
                        labsPerActivity: number;
                        labsPerComment: number;
                        labsPerStayingActive: number;
                        moderatorImage: string;
                        moderatorInfo: string;
                        moderatorName?: null | string;
                        redeemExplanation: string;
                        welcomeTitle?: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            cards: {
                                description: string | null;
                                labs: number;
                                logo: string | null;
                                name: string;
                                valueEuros: number;
                            }[];
                            description: string | null;
                            gamification: boolean | null;
                            instructions: string | null;
                            labsExplanation: string | null;
                            labsPerActivity: number | null;
                            labsPerComment: number | null;
                            labsPerStayingActive: number | null;
                            moderatorImage: string | null;
                            moderatorInfo: string | null;
                            moderatorName: string | null;
                            redeemExplanation: string | null;
                            redeemFrom: string | null;
                            redeemTo: string | null;
                            version: number;
                            welcomeTitle: string | null;
                        };
                    };
                };
            };
        };
    };
    "/client/communities/canSaveStep3": {
        parameters: {
        };
        /** Whether an activity can be published, what is missing, what it costs and whom it notifies */
        get: {
            parameters: {
                query: {
                    activityId: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ActivityPublication"];
                    };
                };
            };
        };
    };
    "/client/communities/comment/{commentId}/note": {
        parameters: {
        };
        /** The team's own note on a comment */
        put: {
            parameters: {
                path: {
                    commentId: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        note: string | null;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConversationComment"];
                    };
                };
            };
        };
    };
    "/client/communities/comment/{commentId}/pin": {
        parameters: {
        };
        /** Pin a comment above the others, or not any more */
        put: {
            parameters: {
                path: {
                    commentId: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        isPinned: boolean;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConversationComment"];
                    };
                };
            };
        };
    };
    "/client/communities/comment/{commentId}/sendBack": {
        parameters: {
        };
        /** Send a member's answer back, with what is missing: it counts again once it is written anew */
        post: {
            parameters: {
                path: {
                    commentId: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        explanation: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConversationComment"];
                    };
                };
            };
        };
    };
    "/client/communities/comment/{commentId}/tags": {
        parameters: {
        };
        /** Tag a comment */
        put: {
            parameters: {
                path: {
                    commentId: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        tags: string[];
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConversationComment"];
                    };
                };
            };
        };
    };
    "/client/communities/comment/{commentId}/visibility": {
        parameters: {
        };
        /** Hide a comment from members, or publish it again */
        put: {
            parameters: {
                path: {
                    commentId: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        isHidden: boolean;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConversationComment"];
                    };
                };
            };
        };
    };
    "/client/communities/comment/{id}": {
        parameters: {
        };
        /** Delete anybody's comment, with its replies */
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/client/userData": {
        parameters: {
        };
        /** The profile of a community's staff */
        get: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            companyLogoUrl?: string | null;
                            companyName?: string;
                            email?: string;
                            /** Format: uuid */
                            id?: string;
                            mainAdmin?: boolean;
                            name?: string;
                            rol?: string;
                            surname?: string | null;
                        };
                    };
                };
            };
        };
    };
    "/clientSuite/{userId}/checkResetCode": {
        parameters: {
        };
        /** Whether a client of the suite holds a good code */
        post: {
            parameters: {
                path: {
                    userId: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        codeAction: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            expiresAt: string;
                            /** @enum {string} */
                            purpose: "reset" | "invite";
                        };
                    };
                };
            };
        };
    };
    "/clientSuite/{userId}/resetNewPassword": {
        parameters: {
        };
        /** Spend a code: a client of the suite has a new password, all sessions end */
        post: {
            parameters: {
                path: {
                    userId: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        codeAction: string;
                        password: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            endedSessions: number;
                        };
                    };
                };
            };
        };
    };
    "/clientSuite/2facode": {
        parameters: {
        };
        /** A client of the suite takes the second step of a sign-in */
        post: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            nextStep: "2fa" | "verify-email" | "conditions" | "after-login" | "activities";
                        };
                    };
                };
            };
        };
    };
    "/clientSuite/login": {
        parameters: {
        };
        /** A client signs in to the suite */
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            active2fa: boolean;
                            authToken: string;
                            mainAdmin?: boolean;
                            /** @enum {string} */
                            nextStep: "2fa" | "verify-email" | "conditions" | "after-login" | "activities";
                            rol?: string;
                            space?: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                kind: "community" | "company";
                                language: string;
                                name: string;
                                origin: string | null;
                            };
                        };
                    };
                };
            };
        };
    };
    "/clientSuite/resend2facode": {
        parameters: {
        };
        /** A client of the suite asks for another code */
        post: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            minutes: number;
                            resendAfterSeconds: number;
                            sentTo: string;
                        };
                    };
                };
            };
        };
    };
    "/clientSuite/resetPassword": {
        parameters: {
        };
        /** Mail a client of the suite a link to a new password; the same answer where nobody has the e-mail */
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            minutes: number;
                        };
                    };
                };
            };
        };
    };
    "/execution/{id}/answer": {
        parameters: {
        };
        /** Answer a question and leave it */
        post: {
            parameters: {
                query?: {
                    language?: string;
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        ago?: number;
                        comment?: string;
                        device?: string;
                        /** @enum {unknown} */
                        missing?: "dont-know";
                        pastedShare?: number;
                        questionId: string;
                        timing?: {
                            activeMs: number;
                            wallMs: number;
                        };
                        value: unknown;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/execution/{id}/captcha": {
        parameters: {
        };
        /** A captcha to solve before beginning */
        post: {
            parameters: {
                query?: {
                    language?: string;
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        again?: boolean;
                        captcha?: string;
                        key?: string;
                        parameters?: {
                            [key: string]: string;
                        };
                    } | null;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/execution/{id}/finish": {
        parameters: {
        };
        /** Finish a survey */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/execution/{id}/next-question-block": {
        parameters: {
        };
        /** What is asked now */
        get: {
            parameters: {
                query?: {
                    language?: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/execution/{id}/start": {
        parameters: {
        };
        /** Begin or resume a survey */
        post: {
            parameters: {
                query?: {
                    language?: string;
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        captcha?: string;
                    } | null;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/experienceLabs/{communityId}/nickname/{nickname}/availability": {
        parameters: {
        };
        /** Whether a nickname may be had */
        get: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
                path: {
                    communityId: string;
                    nickname: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            available: boolean;
                            /** @enum {string|null} */
                            reason: "email" | "characters" | "offensive" | "taken" | null;
                        };
                    };
                };
            };
        };
    };
    "/experienceLabs/{communityId}/personalData": {
        parameters: {
        };
        /** All that there is of oneself, to take along */
        get: operations["exportOwnPersonalData"];
    };
    "/experienceLabs/{communityId}/transactionsSearch": {
        parameters: {
        };
        /** A member's own LABs, gained and spent */
        post: {
            parameters: {
                query?: {
                    page?: string;
                    pageSize?: string;
                };
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
                path: {
                    communityId: string;
                };
            };
            requestBody?: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LedgerHistory"];
                    };
                };
            };
        };
    };
    "/experienceLabs/{communityId}/userAccount": {
        parameters: {
        };
        /** Delete one's own account in a community */
        delete: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
                path: {
                    communityId: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        password: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/experienceLabs/{id}/conditions": {
        parameters: {
        };
        /** What a community's members accept, in its present version */
        get: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            acceptanceText: string | null;
                            documents: {
                                /** @enum {string} */
                                document: "CONDITIONS" | "PRIVACY";
                                text: string;
                                version: string;
                            }[];
                        };
                    };
                };
            };
        };
        /** Accept a community's documents as they were read */
        post: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        accepted: {
                            /** @enum {string} */
                            document: "CONDITIONS" | "PRIVACY";
                            version: string;
                        }[];
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            afterLoginComplete?: boolean;
                            bornDate?: string | null;
                            commentsNum?: number;
                            email?: string;
                            gender?: string | null;
                            /** Format: uuid */
                            id?: string;
                            medals?: number;
                            name?: string | null;
                            nickname?: string | null;
                            phone?: string | null;
                            picture?: string | null;
                            points?: number;
                            province?: {
                                elementId?: number;
                                id?: number;
                                lovName?: string;
                            };
                            surname?: string | null;
                        };
                    };
                };
            };
        };
    };
    "/experienceLabs/{id}/satusData": {
        parameters: {
        };
        /** How a community stands: its plan, its time, its members and activities */
        get: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            activities: {
                                [key: string]: number;
                            };
                            communityId: string;
                            /** Format: date-time */
                            endsAt: string | null;
                            isActive: boolean;
                            language: string;
                            /** @enum {string|null} */
                            plan: "BRONZE" | "SILVER" | "GOLD" | null;
                            /** Format: date-time */
                            startsAt: string;
                            testerNum: number;
                        };
                    };
                };
            };
        };
    };
    "/experienceLabs/{origin}/authToken": {
        parameters: {
        };
        /** Sign in by a code of an address, which is spent */
        post: {
            parameters: {
                path: {
                    origin: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        clientAuthToken?: string;
                        testerAuthToken?: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            active2fa: boolean;
                            authToken: string;
                            fromSuite?: boolean;
                            mainAdmin?: boolean;
                            /** @enum {string} */
                            nextStep: "2fa" | "verify-email" | "conditions" | "after-login" | "activities";
                            rol?: string;
                            space?: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                kind: "community" | "company";
                                language: string;
                                name: string;
                                origin: string | null;
                            };
                        };
                    };
                };
            };
        };
    };
    "/experienceLabs/{origin}/client/2facode": {
        parameters: {
        };
        /** A community's staff takes the second step of a sign-in */
        post: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
                path: {
                    origin: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            nextStep: "2fa" | "verify-email" | "conditions" | "after-login" | "activities";
                        };
                    };
                };
            };
        };
    };
    "/experienceLabs/{origin}/client/login": {
        parameters: {
        };
        /** A community's moderator, observer or administrator signs in */
        post: {
            parameters: {
                path: {
                    origin: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            active2fa: boolean;
                            authToken: string;
                            mainAdmin?: boolean;
                            /** @enum {string} */
                            nextStep: "2fa" | "verify-email" | "conditions" | "after-login" | "activities";
                            rol?: string;
                            space?: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                kind: "community" | "company";
                                language: string;
                                name: string;
                                origin: string | null;
                            };
                        };
                    };
                };
            };
        };
    };
    "/experienceLabs/{origin}/client/resend2facode": {
        parameters: {
        };
        /** A community's staff asks for another code */
        post: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
                path: {
                    origin: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            minutes: number;
                            resendAfterSeconds: number;
                            sentTo: string;
                        };
                    };
                };
            };
        };
    };
    "/experienceLabs/{origin}/client/roleData": {
        parameters: {
        };
        /** Role and main-admin flag */
        get: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
                path: {
                    origin: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            mainAdmin?: boolean;
                            rol?: string;
                        };
                    };
                };
            };
        };
    };
    "/experienceLabs/{origin}/register": {
        parameters: {
        };
        /** Sign up; without an invitation the e-mail is verified first, whoever has it */
        post: {
            parameters: {
                path: {
                    origin: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        acceptConditions?: boolean;
                        acceptPrivacy?: boolean;
                        bornDate?: string | null;
                        email?: string;
                        /** @enum {unknown} */
                        gender?: "M" | "W" | null;
                        hash?: string;
                        name?: string | null;
                        nickname?: string;
                        origin?: string;
                        password: string;
                        phone?: string | null;
                        picture?: string | null;
                        province?: (string | null) | {
                            elementId?: number;
                            id?: number;
                            lovName?: string;
                        };
                        surname?: string | null;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            active2fa?: boolean;
                            authToken?: string;
                            email?: string;
                            minutes?: number;
                            /** @enum {string} */
                            nextStep: "verify-email" | "set-password" | "login" | "2fa" | "conditions" | "after-login" | "activities";
                        };
                    };
                };
            };
        };
    };
    "/experienceLabs/{origin}/resetPassword": {
        parameters: {
        };
        /** Mail a member a link to a new password; the same answer where nobody has the e-mail */
        post: {
            parameters: {
                path: {
                    origin: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            minutes: number;
                        };
                    };
                };
            };
        };
    };
    "/experienceLabs/{origin}/signup/{hash}": {
        parameters: {
        };
        /** What a sign-up asks for; `open` in the hash's place: the community's open sign-up */
        get: {
            parameters: {
                path: {
                    hash: string;
                    origin: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            acceptanceText: string | null;
                            documents: {
                                /** @enum {string} */
                                document: "CONDITIONS" | "PRIVACY";
                                text: string;
                                version: string;
                            }[];
                            email: string | null;
                            hasAccount: boolean;
                            /** @enum {string} */
                            mode: "INVITED" | "OPEN";
                            required: string[];
                        };
                    };
                };
            };
        };
    };
    "/experienceLabs/{origin}/user/2facode": {
        parameters: {
        };
        /** A member takes the second step of a sign-in */
        post: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
                path: {
                    origin: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            nextStep: "2fa" | "verify-email" | "conditions" | "after-login" | "activities";
                        };
                    };
                };
            };
        };
    };
    "/experienceLabs/{origin}/user/login": {
        parameters: {
        };
        /** A member signs in */
        post: {
            parameters: {
                path: {
                    origin: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            active2fa: boolean;
                            authToken: string;
                            mainAdmin?: boolean;
                            /** @enum {string} */
                            nextStep: "2fa" | "verify-email" | "conditions" | "after-login" | "activities";
                            rol?: string;
                            space?: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                kind: "community" | "company";
                                language: string;
                                name: string;
                                origin: string | null;
                            };
                        };
                    };
                };
            };
        };
    };
    "/experienceLabs/{origin}/user/logout": {
        parameters: {
        };
        /** Sign out */
        post: {
            parameters: {
                path: {
                    origin: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/experienceLabs/{origin}/user/resend2facode": {
        parameters: {
        };
        /** A member asks for another code */
        post: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
                path: {
                    origin: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            minutes: number;
                            resendAfterSeconds: number;
                            sentTo: string;
                        };
                    };
                };
            };
        };
    };
    "/experienceLabs/{origin}/userData": {
        parameters: {
        };
        /** A member's own profile */
        get: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
                path: {
                    origin: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            afterLoginComplete?: boolean;
                            bornDate?: string | null;
                            commentsNum?: number;
                            email?: string;
                            gender?: string | null;
                            /** Format: uuid */
                            id?: string;
                            medals?: number;
                            name?: string | null;
                            nickname?: string | null;
                            phone?: string | null;
                            picture?: string | null;
                            points?: number;
                            province?: {
                                elementId?: number;
                                id?: number;
                                lovName?: string;
                            };
                            surname?: string | null;
                        };
                    };
                };
            };
        };
    };
    "/experienceLabs/{origin}/verifyEmail": {
        parameters: {
        };
        /** Verify an e-mail by the code of the mail, and set the password: the person is a member */
        post: {
            parameters: {
                path: {
                    origin: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        codeAction: string;
                        password?: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            active2fa?: boolean;
                            authToken?: string;
                            email?: string;
                            minutes?: number;
                            /** @enum {string} */
                            nextStep: "verify-email" | "set-password" | "login" | "2fa" | "conditions" | "after-login" | "activities";
                        };
                    };
                };
            };
        };
    };
    "/experienceLabs/{userId}/checkResetCode": {
        parameters: {
        };
        /** Whether a member holds a good code */
        post: {
            parameters: {
                path: {
                    userId: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        codeAction: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            expiresAt: string;
                            /** @enum {string} */
                            purpose: "reset" | "invite";
                        };
                    };
                };
            };
        };
    };
    "/experienceLabs/{userId}/resetNewPassword": {
        parameters: {
        };
        /** Spend a code: a member has a new password, all sessions end */
        post: {
            parameters: {
                path: {
                    userId: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        codeAction: string;
                        password: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            endedSessions: number;
                        };
                    };
                };
            };
        };
    };
    "/experienceLabs/client/{origin}/resetPassword": {
        parameters: {
        };
        /** Mail a community's staff a link to a new password; the same answer where nobody has the e-mail */
        post: {
            parameters: {
                path: {
                    origin: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            minutes: number;
                        };
                    };
                };
            };
        };
    };
    "/experienceLabs/client/{userId}/checkResetCode": {
        parameters: {
        };
        /** Whether a community's staff holds a good code */
        post: {
            parameters: {
                path: {
                    userId: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        codeAction: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            expiresAt: string;
                            /** @enum {string} */
                            purpose: "reset" | "invite";
                        };
                    };
                };
            };
        };
    };
    "/experienceLabs/client/{userId}/resetNewPassword": {
        parameters: {
        };
        /** Spend a code: a community's staff has a new password, all sessions end */
        post: {
            parameters: {
                path: {
                    userId: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        codeAction: string;
                        password: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            endedSessions: number;
                        };
                    };
                };
            };
        };
    };
    "/experienceLabs/comment/{id}/medal": {
        parameters: {
        };
        /** Make a comment a winning one, which pays its LABs once, or not any more */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        medal: boolean;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConversationComment"];
                    };
                };
            };
        };
    };
    "/experienceLabs/community/{id}/personalization": {
        parameters: {
        };
        /** Change colours, title and favicon of a community */
        put: {
            parameters: {
                header?: {
                    "If-Match"?: components["parameters"]["If-Match"];
                    "X-Space"?: components["parameters"]["X-Space"];
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        backgroundGradientColor1?: null | string;
                        backgroundGradientColor2?: null | string;
                        buttonColor?: null | string;
                        favicon?: null | string;
                        mainColor?: null | string;
                        mainColorText?: null | string;
                        textColor?: null | string;
                        title?: null | string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            backgroundGradientColor1: string;
                            backgroundGradientColor2: string;
                            buttonColor: string;
                            /** Format: uuid */
                            communityId: string;
                            country: string | null;
                            countryCode: string | null;
                            disabledPlugins: string[];
                            favicon: string | null;
                            hasSignUp: boolean;
                            headerImage: string | null;
                            /** @enum {string} */
                            imageDisplay: "THUMBNAIL" | "CAROUSEL" | "MAX_SIZE";
                            language: string;
                            languages: string[];
                            loginImage: string | null;
                            logo: string | null;
                            mainColor: string;
                            mainColorText: string;
                            /** @enum {string} */
                            mainLogoPosition: "TOP" | "CENTRE" | "BOTTOM";
                            name: string;
                            needs2FA: boolean;
                            origin: string;
                            overlayLogo: string | null;
                            privacyPolicyActive: boolean;
                            staffNeeds2FA: boolean;
                            textColor: string;
                            title: string;
                            trackingScript: string | null;
                            trackingVendor: string | null;
                            version: number;
                        };
                    };
                };
            };
        };
    };
    "/experienceLabs/community/{id}/personalizationFull": {
        parameters: {
        };
        /** Change all of a community's look */
        put: {
            parameters: {
                header?: {
                    "If-Match"?: components["parameters"]["If-Match"];
                    "X-Space"?: components["parameters"]["X-Space"];
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        backgroundGradientColor1?: null | string;
                        backgroundGradientColor2?: null | string;
                        buttonColor?: null | string;
                        country?: null | string;
                        favicon?: null | string;
                        headerImage?: null | string;
                        imageDisplay?: null | ("THUMBNAIL" | "CAROUSEL" | "MAX_SIZE");
                        languages?: null | ("es" | "en" | "fr" | "nl" | "it" | "pt")[];
                        loginImage?: null | string;
                        logo?: null | string;
                        mainColor?: null | string;
                        mainColorText?: null | string;
                        mainLogoPosition?: null | ("TOP" | "CENTRE" | "BOTTOM");
                        name?: string;
                        needs2FA?: null | boolean;
                        overlayLogo?: null | string;
                        privacyPolicyActive?: null | boolean;
                        staffNeeds2FA?: null | boolean;
                        textColor?: null | string;
                        title?: null | string;
                        trackingScript?: null | string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            backgroundGradientColor1: string;
                            backgroundGradientColor2: string;
                            buttonColor: string;
                            /** Format: uuid */
                            communityId: string;
                            country: string | null;
                            countryCode: string | null;
                            disabledPlugins: string[];
                            favicon: string | null;
                            hasSignUp: boolean;
                            headerImage: string | null;
                            /** @enum {string} */
                            imageDisplay: "THUMBNAIL" | "CAROUSEL" | "MAX_SIZE";
                            language: string;
                            languages: string[];
                            loginImage: string | null;
                            logo: string | null;
                            mainColor: string;
                            mainColorText: string;
                            /** @enum {string} */
                            mainLogoPosition: "TOP" | "CENTRE" | "BOTTOM";
                            name: string;
                            needs2FA: boolean;
                            origin: string;
                            overlayLogo: string | null;
                            privacyPolicyActive: boolean;
                            staffNeeds2FA: boolean;
                            textColor: string;
                            title: string;
                            trackingScript: string | null;
                            trackingVendor: string | null;
                            version: number;
                        };
                    };
                };
            };
        };
    };
    "/experienceLabs/community/{id}/redeemInfo": {
        parameters: {
        };
        /** Set when LABs are redeemed, and for what */
        put: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        alertThresholds: null | {
                            labs: number;
                            message?: string;
                        }[];
                        cards?: {
                            active?: null | boolean;
                            description?: null | string;
                            /** Format: uuid */
                            id?: string;
                            labs?: number;
                            logo?: null | string;
                            name?: string;
                            valueEuros?: number;
                        }[];
                        gamification: null | boolean;
                        redeemFrom: null | string;
                        redeemTo: null | string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            alertThresholds: null | {
                                labs: number;
                                message?: string;
                            }[];
                            cards: {
                                active?: null | boolean;
                                description?: null | string;
                                /** Format: uuid */
                                id?: string;
                                labs?: number;
                                logo?: null | string;
                                name?: string;
                                valueEuros?: number;
                            }[];
                            gamification: null | boolean;
                            redeemFrom: null | string;
                            redeemTo: null | string;
                        };
                    };
                };
            };
        };
    };
    "/experienceLabs/community/{id}/trackingVendors": {
        parameters: {
        };
        /** Vendors whose tracking scripts the back office allows */
        get: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            name: string;
                            scriptHosts: string[];
                        }[];
                    };
                };
            };
        };
    };
    "/experienceLabs/file": {
        parameters: {
        };
        /** Upload an image, for a field to refer to */
        post: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** Format: binary */
                        file: string;
                        /** @enum {string} */
                        publicLogo?: "true" | "false";
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            height: number;
                            /** Format: uuid */
                            id: string;
                            mediaType: string;
                            size: number;
                            url: string;
                            width: number;
                        };
                    };
                };
            };
        };
    };
    "/experienceLabs/newNickname": {
        parameters: {
        };
        /** Choose one's nickname */
        put: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        nickname: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            afterLoginComplete?: boolean;
                            bornDate?: string | null;
                            commentsNum?: number;
                            email?: string;
                            gender?: string | null;
                            /** Format: uuid */
                            id?: string;
                            medals?: number;
                            name?: string | null;
                            nickname?: string | null;
                            phone?: string | null;
                            picture?: string | null;
                            points?: number;
                            province?: {
                                elementId?: number;
                                id?: number;
                                lovName?: string;
                            };
                            surname?: string | null;
                        };
                    };
                };
            };
        };
    };
    "/experienceLabs/password": {
        parameters: {
        };
        /** Change one's own password; all other sessions end */
        put: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        currentPassword: string;
                        newPassword: string;
                        repeatedPassword: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            endedSessions: number;
                        };
                    };
                };
            };
        };
    };
    "/experienceLabs/personalization/{origin}": {
        parameters: {
        };
        /** A community's theme, texts and languages */
        get: {
            parameters: {
                path: {
                    origin: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            backgroundGradientColor1: string;
                            backgroundGradientColor2: string;
                            buttonColor: string;
                            /** Format: uuid */
                            communityId: string;
                            country: string | null;
                            countryCode: string | null;
                            disabledPlugins: string[];
                            favicon: string | null;
                            hasSignUp: boolean;
                            headerImage: string | null;
                            /** @enum {string} */
                            imageDisplay: "THUMBNAIL" | "CAROUSEL" | "MAX_SIZE";
                            language: string;
                            languages: string[];
                            loginImage: string | null;
                            logo: string | null;
                            mainColor: string;
                            mainColorText: string;
                            /** @enum {string} */
                            mainLogoPosition: "TOP" | "CENTRE" | "BOTTOM";
                            name: string;
                            needs2FA: boolean;
                            origin: string;
                            overlayLogo: string | null;
                            privacyPolicyActive: boolean;
                            staffNeeds2FA: boolean;
                            textColor: string;
                            title: string;
                            trackingScript: string | null;
                            trackingVendor: string | null;
                            version: number;
                        };
                    };
                };
            };
        };
    };
    "/experienceLabs/unsubscribe/{token}": {
        parameters: {
        };
        /** Ask whether to send no more mails */
        get: {
            parameters: {
                path: {
                    token: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/html": string;
                    };
                };
            };
        };
        /** Send this person no more mails of this space */
        post: {
            parameters: {
                path: {
                    token: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/html": string;
                    };
                };
            };
        };
    };
    "/experienceLabs/userData": {
        parameters: {
        };
        /** Change one's own profile; what is absent stays */
        put: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        bornDate?: string | null;
                        /** @enum {unknown} */
                        gender?: "M" | "W" | null;
                        name?: string | null;
                        nickname?: string;
                        phone?: string | null;
                        picture?: string | null;
                        province?: (string | null) | {
                            elementId?: number;
                            id?: number;
                            lovName?: string;
                        };
                        surname?: string | null;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            afterLoginComplete?: boolean;
                            bornDate?: string | null;
                            commentsNum?: number;
                            email?: string;
                            gender?: string | null;
                            /** Format: uuid */
                            id?: string;
                            medals?: number;
                            name?: string | null;
                            nickname?: string | null;
                            phone?: string | null;
                            picture?: string | null;
                            points?: number;
                            province?: {
                                elementId?: number;
                                id?: number;
                                lovName?: string;
                            };
                            surname?: string | null;
                        };
                    };
                };
            };
        };
    };
    "/files/{id}": {
        parameters: {
        };
        /** A file that a field refers to */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        "Content-Disposition": components["headers"]["Content-Disposition"];
                        [name: string]: unknown;
                    };
                    content: {
                        "image/png": string;
                    };
                };
            };
        };
    };
    "/healthz": {
        parameters: {
        };
        /** Alive */
        get: {
            parameters: {
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/lovs/countries": {
        parameters: {
        };
        /** All countries */
        get: {
            parameters: {
                query?: {
                    country?: string;
                };
                header?: {
                    "Accept-Language"?: components["parameters"]["Accept-Language"];
                    "X-Space"?: components["parameters"]["X-Space"];
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code: string;
                            elementId: number;
                            id: number;
                            lovName: string;
                        }[];
                    };
                };
            };
        };
    };
    "/lovs/nielsen": {
        parameters: {
        };
        /** A country's Nielsen areas */
        get: {
            parameters: {
                query?: {
                    country?: string;
                };
                header?: {
                    "Accept-Language"?: components["parameters"]["Accept-Language"];
                    "X-Space"?: components["parameters"]["X-Space"];
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code: string;
                            elementId: number;
                            id: number;
                            lovName: string;
                        }[];
                    };
                };
            };
        };
    };
    "/lovs/provinces": {
        parameters: {
        };
        /** A country's provinces */
        get: {
            parameters: {
                query?: {
                    country?: string;
                };
                header?: {
                    "Accept-Language"?: components["parameters"]["Accept-Language"];
                    "X-Space"?: components["parameters"]["X-Space"];
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code: string;
                            elementId: number;
                            id: number;
                            lovName: string;
                        }[];
                    };
                };
            };
        };
    };
    "/lovs/regions": {
        parameters: {
        };
        /** A country's regions */
        get: {
            parameters: {
                query?: {
                    country?: string;
                };
                header?: {
                    "Accept-Language"?: components["parameters"]["Accept-Language"];
                    "X-Space"?: components["parameters"]["X-Space"];
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code: string;
                            elementId: number;
                            id: number;
                            lovName: string;
                        }[];
                    };
                };
            };
        };
    };
    "/readyz": {
        parameters: {
        };
        /** Ready */
        get: {
            parameters: {
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/test/{id}/data": {
        parameters: {
        };
        /** What a survey is and how it stands */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/test/{id}/filterQuestions": {
        parameters: {
        };
        /** Questions by which results can be filtered */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/test/{id}/navigationRules": {
        parameters: {
        };
        /** The rules of an activity's questionnaire in one list */
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/tester/communities/{id}/activities/priority/{priority}": {
        parameters: {
        };
        /** A list of the member's activities, a part of it or what goes on between two dates */
        get: {
            parameters: {
                query?: {
                    dateFrom?: string;
                    dateTo?: string;
                    limit?: string;
                    offset?: string;
                };
                path: {
                    id: string;
                    priority: "all" | "mine" | "unseen" | "comingSoon" | "finished" | "recent" | "bestRated";
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            activities: components["schemas"]["MemberActivity"][];
                            total: number;
                        };
                    };
                };
            };
        };
    };
    "/tester/communities/{id}/activity/{activityId}": {
        parameters: {
        };
        /** One activity, with how far the member is */
        get: {
            parameters: {
                path: {
                    activityId: string;
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MemberActivity"];
                    };
                };
            };
        };
    };
    "/tester/communities/{id}/activity/{activityId}/comment": {
        parameters: {
        };
        /** Post a comment or a reply; the same `clientKey` again is the same comment */
        post: {
            parameters: {
                path: {
                    activityId: string;
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        clientKey?: string;
                        files?: {
                            file: string;
                            name: string;
                        }[];
                        images?: {
                            image: string;
                        }[];
                        isQuestion?: boolean;
                        isRootComment?: boolean;
                        /** Format: uuid */
                        parentCommentId?: string;
                        pdf?: string | null;
                        text: string;
                        /** Format: uuid */
                        topicId?: string;
                        videos?: {
                            file: string;
                        }[];
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConversationComment"];
                    };
                };
            };
        };
    };
    "/tester/communities/{id}/activity/{activityId}/comment/{commentId}": {
        parameters: {
        };
        /** The thread that a comment belongs to */
        get: {
            parameters: {
                path: {
                    activityId: string;
                    commentId: string;
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConversationThread"];
                    };
                };
            };
        };
        /** Change a comment of one's own; what it said before is kept */
        put: {
            parameters: {
                path: {
                    activityId: string;
                    commentId: string;
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        editedAt: string | null;
                        files?: {
                            file: string;
                            name: string;
                        }[];
                        images?: {
                            image: string;
                        }[];
                        pdf?: string | null;
                        text: string;
                        videos?: {
                            file: string;
                        }[];
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConversationComment"];
                    };
                };
            };
        };
    };
    "/tester/communities/{id}/activity/{activityId}/comments/files": {
        parameters: {
        };
        /** Send a photo, for a comment to refer to */
        post: {
            parameters: {
                path: {
                    activityId: string;
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** Format: binary */
                        file: string;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            url: string;
                        };
                    };
                };
            };
        };
    };
    "/tester/communities/{id}/activity/{activityId}/comments/latest": {
        parameters: {
        };
        /** The newest comments of a stream, in order; `before` goes back */
        get: {
            parameters: {
                query?: {
                    before?: string;
                };
                path: {
                    activityId: string;
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConversationComment"][];
                    };
                };
            };
        };
    };
    "/tester/communities/{id}/activity/{activityId}/comments/page/{page}/size/{size}": {
        parameters: {
        };
        /** Threads, the newest first; pages of the same `before` never repeat or skip */
        get: {
            parameters: {
                query?: {
                    before?: string;
                    isOwn?: "true" | "false";
                    topicId?: string;
                    word?: string;
                };
                path: {
                    activityId: string;
                    id: string;
                    page: string;
                    size: "10" | "20" | "50";
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConversationPage"];
                    };
                };
            };
        };
    };
    "/tester/communities/{id}/activity/{activityId}/comments/since/{seq}": {
        parameters: {
        };
        /** Comments with a higher number, in order: what one has missed */
        get: {
            parameters: {
                path: {
                    activityId: string;
                    id: string;
                    seq: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            comments: components["schemas"]["ConversationComment"][];
                            lastSeq: number;
                        };
                    };
                };
            };
        };
    };
    "/tester/communities/{id}/activity/{activityId}/conversation": {
        parameters: {
        };
        /** How a conversation stands: topics, what one may do, what is new */
        get: {
            parameters: {
                path: {
                    activityId: string;
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConversationState"];
                    };
                };
            };
        };
    };
    "/tester/communities/{id}/activity/{activityId}/pinnedComments": {
        parameters: {
        };
        /** Comments that the team has pinned */
        get: {
            parameters: {
                path: {
                    activityId: string;
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConversationComment"][];
                    };
                };
            };
        };
    };
    "/tester/communities/{id}/activity/{activityId}/question/{questionId}/answer": {
        parameters: {
        };
        /** Answer one question and leave it */
        post: {
            parameters: {
                query?: {
                    language?: string;
                };
                path: {
                    activityId: string;
                    id: string;
                    questionId: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        ago?: number;
                        comment?: string;
                        device?: string;
                        /** @enum {unknown} */
                        missing?: "dont-know";
                        pastedShare?: number;
                        timing?: {
                            activeMs: number;
                            wallMs: number;
                        };
                        value: unknown;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/tester/communities/{id}/activity/{activityId}/question/{questionId}/answered": {
        parameters: {
        };
        /** Whether the member has answered a question */
        get: {
            parameters: {
                path: {
                    activityId: string;
                    id: string;
                    questionId: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/tester/communities/{id}/activity/{activityId}/seeComments": {
        parameters: {
        };
        /** All comments up to a number have been seen; it never goes back */
        post: {
            parameters: {
                path: {
                    activityId: string;
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        seq: number;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/tester/communities/{id}/activity/{activityId}/typing": {
        parameters: {
        };
        /** Say to those who are there that one is writing */
        post: {
            parameters: {
                path: {
                    activityId: string;
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/tester/communities/{id}/alerts/page/{page}/pageSize/{pageSize}": {
        parameters: {
        };
        /** What the member was told, the newest first */
        get: {
            parameters: {
                path: {
                    id: string;
                    page: string;
                    pageSize: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AlertPage"];
                    };
                };
            };
        };
    };
    "/tester/communities/{id}/alertsWithPagination/page/{page}/pageSize/{pageSize}": {
        parameters: {
        };
        /** What the member was told, the newest first */
        get: {
            parameters: {
                path: {
                    id: string;
                    page: string;
                    pageSize: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AlertPage"];
                    };
                };
            };
        };
    };
    "/tester/communities/{id}/notifications/seen": {
        parameters: {
        };
        /** Note that alerts were seen: all, or those of the ids */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        ids?: string[];
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UnseenAlerts"];
                    };
                };
            };
        };
    };
    "/tester/communities/{id}/notifications/seenPopup": {
        parameters: {
        };
        /** Note that what popped up was seen */
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        ids?: string[];
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UnseenAlerts"];
                    };
                };
            };
        };
    };
    "/tester/communities/{id}/welcome": {
        parameters: {
        };
        /** What members are told of a community */
        get: {
            parameters: {
                header?: {
                    "X-Space"?: components["parameters"]["X-Space"];
                };
                path: {
                    id: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            cards: {
                                description: string | null;
                                labs: number;
                                logo: string | null;
                                name: string;
                                valueEuros: number;
                            }[];
                            description: string | null;
                            gamification: boolean | null;
                            instructions: string | null;
                            labsExplanation: string | null;
                            labsPerActivity: number | null;
                            labsPerComment: number | null;
                            labsPerStayingActive: number | null;
                            moderatorImage: string | null;
                            moderatorInfo: string | null;
                            moderatorName: string | null;
                            redeemExplanation: string | null;
                            redeemFrom: string | null;
                            redeemTo: string | null;
                            version: number;
                            welcomeTitle: string | null;
                        };
                    };
                };
            };
        };
    };
    "/tester/communities/comment/{commentId}": {
        parameters: {
        };
        /** Delete a comment of one's own */
        delete: {
            parameters: {
                path: {
                    commentId: string;
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "/tester/communities/comment/{commentId}/reaction": {
        parameters: {
        };
        /** Like or dislike a comment of somebody else, or take that back */
        put: {
            parameters: {
                path: {
                    commentId: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        reactionType: "LIKE" | "DISLIKE" | null;
                    };
                };
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConversationComment"];
                    };
                };
            };
        };
    };
    "/visitorToken": {
        parameters: {
        };
        /** A token to answer by an open link without cookies */
        get: {
            parameters: {
            };
            responses: {
                "4XX": components["responses"]["Problem"];
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Acceptance: {
            /** Format: date-time */
            acceptedAt?: string;
            /** Format: date-time */
            readonly createdAt?: string;
            /** @enum {string} */
            document?: "CONDITIONS" | "PRIVACY";
            documentVersion?: string;
            /** Format: uuid */
            readonly id?: string;
            /** Format: uuid */
            member?: string;
            /** Format: uuid */
            readonly spaceId?: string;
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
        };
        Activity: {
            commentCount?: number | null;
            /** Format: date-time */
            readonly createdAt?: string;
            description?: string;
            endsAt?: string | null;
            files?: {
                file: string;
                name: string;
            }[] | null;
            /** Format: uuid */
            readonly id?: string;
            image?: string | null;
            images?: {
                caption?: string;
                image: string;
            }[] | null;
            labs?: number | null;
            notificationsDisabled?: boolean | null;
            participants?: string[] | null;
            participationCount?: number | null;
            prerequisites?: string[] | null;
            questionnaire?: string | null;
            raffleActive?: boolean | null;
            raffleImage?: string | null;
            raffleReward?: string | null;
            raffleWinners?: number | null;
            screenSharing?: boolean | null;
            showActions?: boolean | null;
            /** Format: uuid */
            readonly spaceId?: string;
            startsAt?: string | null;
            status?: ("CONFIGURING" | "NEW" | "ACTIVE" | "FINISHED" | "BLOCKED") | null;
            title?: string;
            topicCount?: number | null;
            /** @enum {string} */
            type?: "wat_chat" | "wat_chat_online" | "wat_opinion" | "wat_poll" | "el_survey" | "wat_task" | "el_heatmap";
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
            videoChatMinutes?: number | null;
            videoChatParticipants?: number | null;
            videoChatPassword?: string | null;
            videos?: {
                caption?: string;
                url: string;
            }[] | null;
            visibility?: ("PUBLIC" | "PRIVATE") | null;
        };
        ActivityBulk: {
            /** @constant */
            action: "update";
            add?: {
                [key: string]: string[];
            };
            data: components["schemas"]["ActivityUpdate"];
            ids: string[];
            remove?: {
                [key: string]: string[];
            };
            versions?: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            action: "delete";
            ids: string[];
            versions?: {
                [key: string]: number;
            };
        };
        ActivityCreate: {
            description: string;
            endsAt?: null | string;
            files?: null | {
                file: string;
                name: string;
            }[];
            image?: null | string;
            images?: null | {
                caption?: string;
                image: string;
            }[];
            labs?: null | number;
            notificationsDisabled?: null | boolean;
            participants?: null | string[];
            prerequisites?: null | string[];
            raffleActive?: null | boolean;
            raffleImage?: null | string;
            raffleReward?: null | string;
            raffleWinners?: null | number;
            screenSharing?: null | boolean;
            showActions?: null | boolean;
            /** Format: uuid */
            readonly spaceId?: string;
            startsAt?: null | string;
            title: string;
            /** @enum {string} */
            type: "wat_chat" | "wat_chat_online" | "wat_opinion" | "wat_poll" | "el_survey" | "wat_task" | "el_heatmap";
            videoChatMinutes?: null | number;
            videoChatParticipants?: null | number;
            videoChatPassword?: null | string;
            videos?: null | {
                caption?: string;
                url: string;
            }[];
            visibility?: null | ("PUBLIC" | "PRIVATE");
        };
        ActivityListed: {
            commentCount?: number | null;
            /** Format: date-time */
            readonly createdAt?: string;
            description?: string;
            endsAt?: string | null;
            files?: {
                file: string;
                name: string;
            }[] | null;
            /** Format: uuid */
            readonly id?: string;
            image?: string | null;
            images?: {
                caption?: string;
                image: string;
            }[] | null;
            labs?: number | null;
            notificationsDisabled?: boolean | null;
            participants?: string[] | null;
            participationCount?: number | null;
            prerequisites?: string[] | null;
            questionnaire?: string | null;
            raffleActive?: boolean | null;
            raffleImage?: string | null;
            raffleReward?: string | null;
            raffleWinners?: number | null;
            screenSharing?: boolean | null;
            showActions?: boolean | null;
            /** Format: uuid */
            readonly spaceId?: string;
            startsAt?: string | null;
            status?: ("CONFIGURING" | "NEW" | "ACTIVE" | "FINISHED" | "BLOCKED") | null;
            title?: string;
            topicCount?: number | null;
            /** @enum {string} */
            type?: "wat_chat" | "wat_chat_online" | "wat_opinion" | "wat_poll" | "el_survey" | "wat_task" | "el_heatmap";
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
            videoChatMinutes?: number | null;
            videoChatParticipants?: number | null;
            videos?: {
                caption?: string;
                url: string;
            }[] | null;
            visibility?: ("PUBLIC" | "PRIVATE") | null;
        };
        ActivityPublication: {
            canSave: boolean;
            faults: {
                message: string;
                path: string;
                place?: string;
                /** @enum {string} */
                step: "step1" | "step2";
            }[];
            labsCost: number;
            notified: {
                count: number;
                names: string[];
            };
            people: number;
            prerequisites: {
                /** Format: uuid */
                id: string;
                status: string;
                title: string;
            }[];
            timeZone: string;
        };
        ActivityStanding: {
            answered: number;
            /** Format: uuid */
            id: string;
            isSetUp: boolean;
        };
        ActivityUpdate: {
            description?: string;
            endsAt?: null | string;
            files?: null | {
                file: string;
                name: string;
            }[];
            image?: null | string;
            images?: null | {
                caption?: string;
                image: string;
            }[];
            labs?: null | number;
            notificationsDisabled?: null | boolean;
            participants?: null | string[];
            prerequisites?: null | string[];
            raffleActive?: null | boolean;
            raffleImage?: null | string;
            raffleReward?: null | string;
            raffleWinners?: null | number;
            screenSharing?: null | boolean;
            showActions?: null | boolean;
            startsAt?: null | string;
            title?: string;
            videoChatMinutes?: null | number;
            videoChatParticipants?: null | number;
            videoChatPassword?: null | string;
            videos?: null | {
                caption?: string;
                url: string;
            }[];
            visibility?: null | ("PUBLIC" | "PRIVATE");
        };
        AlertPage: {
            alerts: {
                /** Format: date-time */
                date: string;
                icon: string;
                /** Format: uuid */
                id: string;
                kind: string;
                link: string | null;
                message: string;
                popup: boolean;
                seen: boolean;
                title: string;
            }[];
            totalElements: number;
            unseenAlerts: number;
        };
        Analysis: {
            /** Format: uuid */
            activity?: string;
            aiSummary?: string | null;
            aiSummaryLong?: string | null;
            commentTotal?: number | null;
            /** Format: date-time */
            readonly createdAt?: string;
            /** Format: uuid */
            readonly id?: string;
            /** Format: uuid */
            readonly spaceId?: string;
            status?: ("PENDING" | "READY" | "REVIEWED") | null;
            title?: string;
            topics?: {
                commentCount?: number;
                /** @enum {string} */
                sentiment?: "POSITIVE" | "NEUTRAL" | "NEGATIVE";
                summary?: string;
                title: string;
            }[] | null;
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
        };
        AnalysisBulk: {
            /** @constant */
            action: "update";
            add?: {
                [key: string]: string[];
            };
            data: components["schemas"]["AnalysisUpdate"];
            ids: string[];
            remove?: {
                [key: string]: string[];
            };
            versions?: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            action: "delete";
            ids: string[];
            versions?: {
                [key: string]: number;
            };
        };
        AnalysisCreate: {
            /** Format: uuid */
            activity: string;
            aiSummary?: null | string;
            aiSummaryLong?: null | string;
            /** Format: uuid */
            readonly spaceId?: string;
            title: string;
            topics?: null | {
                commentCount?: number;
                /** @enum {string} */
                sentiment?: "POSITIVE" | "NEUTRAL" | "NEGATIVE";
                summary?: string;
                title: string;
            }[];
        };
        AnalysisUpdate: {
            aiSummary?: null | string;
            aiSummaryLong?: null | string;
            title?: string;
            topics?: null | {
                commentCount?: number;
                /** @enum {string} */
                sentiment?: "POSITIVE" | "NEUTRAL" | "NEGATIVE";
                summary?: string;
                title: string;
            }[];
        };
        Annotation: {
            atSecond?: number | null;
            color?: string | null;
            /** Format: date-time */
            readonly createdAt?: string;
            /** Format: uuid */
            readonly id?: string;
            /** Format: uuid */
            readonly spaceId?: string;
            subject?: string;
            tags?: string[] | null;
            text?: string;
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
        };
        AnnotationBulk: {
            /** @constant */
            action: "update";
            add?: {
                [key: string]: string[];
            };
            data: components["schemas"]["AnnotationUpdate"];
            ids: string[];
            remove?: {
                [key: string]: string[];
            };
            versions?: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            action: "delete";
            ids: string[];
            versions?: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            action: "restore";
            ids: string[];
        };
        AnnotationCreate: {
            atSecond?: null | number;
            color?: null | string;
            /** Format: uuid */
            readonly spaceId?: string;
            subject: string;
            tags?: null | string[];
            text: string;
        };
        AnnotationUpdate: {
            atSecond?: null | number;
            color?: null | string;
            tags?: null | string[];
            text?: string;
        };
        CardSort: {
            activity?: string | null;
            cards?: {
                description?: string;
                image?: string;
                name: string;
            }[];
            categories?: {
                description?: string;
                name: string;
            }[] | null;
            /** Format: date-time */
            readonly createdAt?: string;
            /** Format: uuid */
            readonly id?: string;
            instructions?: string | null;
            /** @enum {string} */
            kind?: "OPEN" | "CLOSED" | "HYBRID";
            shuffleCards?: boolean | null;
            /** Format: uuid */
            readonly spaceId?: string;
            study?: string | null;
            title?: string;
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
        };
        CardSortBulk: {
            /** @constant */
            action: "update";
            add?: {
                [key: string]: string[];
            };
            data: components["schemas"]["CardSortUpdate"];
            ids: string[];
            remove?: {
                [key: string]: string[];
            };
            versions?: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            action: "delete";
            ids: string[];
            versions?: {
                [key: string]: number;
            };
        };
        CardSortCreate: {
            activity?: null | string;
            cards: {
                description?: string;
                image?: string;
                name: string;
            }[];
            categories?: null | {
                description?: string;
                name: string;
            }[];
            instructions?: null | string;
            /** @enum {string} */
            kind?: "OPEN" | "CLOSED" | "HYBRID";
            shuffleCards?: null | boolean;
            /** Format: uuid */
            readonly spaceId?: string;
            study?: null | string;
            title: string;
        };
        CardSortUpdate: {
            activity?: null | string;
            cards?: {
                description?: string;
                image?: string;
                name: string;
            }[];
            categories?: null | {
                description?: string;
                name: string;
            }[];
            instructions?: null | string;
            /** @enum {string} */
            kind?: "OPEN" | "CLOSED" | "HYBRID";
            shuffleCards?: null | boolean;
            study?: null | string;
            title?: string;
        };
        ChatMessage: {
            /** @enum {string} */
            channel?: "MEMBER" | "OBSERVER";
            /** Format: date-time */
            readonly createdAt?: string;
            file?: string | null;
            /** Format: uuid */
            readonly id?: string;
            image?: string | null;
            isMarked?: boolean | null;
            member?: string | null;
            message?: string | null;
            moderator?: string | null;
            seen?: boolean | null;
            /** @enum {string} */
            sender?: "MEMBER" | "STAFF";
            /** Format: uuid */
            readonly spaceId?: string;
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
            video?: string | null;
        };
        Checkpoint: {
            /** Format: date-time */
            readonly createdAt?: string;
            /** @enum {string} */
            event?: "CLICK" | "CHANGE" | "URL_LOAD" | "VIEW";
            /** Format: uuid */
            readonly id?: string;
            identifier?: string;
            instructions?: string | null;
            position?: number | null;
            selector?: string | null;
            /** Format: uuid */
            readonly spaceId?: string;
            type?: "HTML_SELECTOR" | null;
            /** Format: date-time */
            readonly updatedAt?: string;
            url?: string | null;
            /** Format: uuid */
            uxTask?: string;
            readonly version?: number;
        };
        CheckpointBulk: {
            /** @constant */
            action: "update";
            add?: {
                [key: string]: string[];
            };
            data: components["schemas"]["CheckpointUpdate"];
            ids: string[];
            remove?: {
                [key: string]: string[];
            };
            versions?: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            action: "delete";
            ids: string[];
            versions?: {
                [key: string]: number;
            };
        };
        CheckpointCreate: {
            /** @enum {string} */
            event: "CLICK" | "CHANGE" | "URL_LOAD" | "VIEW";
            identifier: string;
            instructions?: null | string;
            position?: null | number;
            selector?: null | string;
            /** Format: uuid */
            readonly spaceId?: string;
            type?: null | "HTML_SELECTOR";
            url?: null | string;
            /** Format: uuid */
            uxTask: string;
        };
        CheckpointUpdate: {
            /** @enum {string} */
            event?: "CLICK" | "CHANGE" | "URL_LOAD" | "VIEW";
            identifier?: string;
            instructions?: null | string;
            position?: null | number;
            selector?: null | string;
            type?: null | "HTML_SELECTOR";
            url?: null | string;
        };
        ClientNotification: {
            /** Format: date-time */
            readonly createdAt?: string;
            /** Format: uuid */
            readonly id?: string;
            link?: string | null;
            message?: string | null;
            seen?: boolean | null;
            /** Format: uuid */
            readonly spaceId?: string;
            study?: string | null;
            title?: string;
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
        };
        ClientNotificationBulk: {
            /** @constant */
            action: "update";
            add?: {
                [key: string]: string[];
            };
            data: components["schemas"]["ClientNotificationUpdate"];
            ids: string[];
            remove?: {
                [key: string]: string[];
            };
            versions?: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            action: "delete";
            ids: string[];
            versions?: {
                [key: string]: number;
            };
        };
        ClientNotificationCreate: {
            link?: null | string;
            message?: null | string;
            /** Format: uuid */
            readonly spaceId?: string;
            study?: null | string;
            title: string;
        };
        ClientNotificationUpdate: {
            link?: null | string;
            message?: null | string;
            study?: null | string;
            title?: string;
        };
        Code: {
            color?: string | null;
            /** Format: date-time */
            readonly createdAt?: string;
            description?: string | null;
            /** Format: uuid */
            readonly id?: string;
            isArchived?: boolean | null;
            name?: string;
            passageCount?: number | null;
            /** Format: uuid */
            readonly spaceId?: string;
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
        };
        CodeBulk: {
            /** @constant */
            action: "update";
            add?: {
                [key: string]: string[];
            };
            data: components["schemas"]["CodeUpdate"];
            ids: string[];
            remove?: {
                [key: string]: string[];
            };
            versions?: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            action: "delete";
            ids: string[];
            versions?: {
                [key: string]: number;
            };
        };
        CodeCreate: {
            color?: null | string;
            description?: null | string;
            isArchived?: null | boolean;
            name: string;
            /** Format: uuid */
            readonly spaceId?: string;
        };
        CodedPassage: {
            after: string;
            before: string;
            /** Format: uuid */
            codeId: string;
            /** Format: uuid */
            commentId: string;
            /** Format: date-time */
            createdAt: string;
            end: number;
            /** Format: uuid */
            id: string;
            quote: string;
            start: number;
            version: number;
        };
        CodeUpdate: {
            color?: null | string;
            description?: null | string;
            isArchived?: null | boolean;
            name?: string;
        };
        CoinTransaction: {
            /** @enum {string} */
            account?: "PANELIST" | "ISSUED" | "PAID";
            amount?: number;
            concept?: string | null;
            /** @enum {string} */
            counterAccount?: "PANELIST" | "ISSUED" | "PAID";
            /** Format: date-time */
            readonly createdAt?: string;
            /** Format: uuid */
            readonly id?: string;
            panelist?: string | null;
            /** @enum {string} */
            reason?: "TEST" | "INVITED_FRIEND" | "CUSTOM" | "PAYMENT" | "REVERSAL";
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
        };
        Comment: {
            /** Format: uuid */
            activity?: string;
            audience?: ("EVERYBODY" | "TEAM") | null;
            /** Format: date-time */
            readonly createdAt?: string;
            dislikes?: number | null;
            editedAt?: string | null;
            explanation?: string | null;
            files?: {
                file: string;
                name: string;
            }[] | null;
            /** Format: uuid */
            readonly id?: string;
            images?: {
                image: string;
            }[] | null;
            isEditedAfterSeeing?: boolean | null;
            isPinned?: boolean | null;
            isQuestion?: boolean | null;
            isRootComment?: boolean | null;
            likes?: number | null;
            medal?: boolean | null;
            member?: string | null;
            moderator?: string | null;
            note?: string | null;
            parentComment?: string | null;
            pdf?: string | null;
            replyCount?: number | null;
            seenBefore?: string | null;
            seq?: number | null;
            /** Format: uuid */
            readonly spaceId?: string;
            status?: ("PUBLISHED" | "HIDDEN" | "SENT_BACK") | null;
            tags?: string[] | null;
            text?: string;
            topic?: string | null;
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
            videos?: {
                file: string;
            }[] | null;
        };
        CommentListed: {
            /** Format: uuid */
            activity?: string;
            audience?: ("EVERYBODY" | "TEAM") | null;
            /** Format: date-time */
            readonly createdAt?: string;
            dislikes?: number | null;
            editedAt?: string | null;
            explanation?: string | null;
            files?: {
                file: string;
                name: string;
            }[] | null;
            /** Format: uuid */
            readonly id?: string;
            images?: {
                image: string;
            }[] | null;
            isEditedAfterSeeing?: boolean | null;
            isPinned?: boolean | null;
            isQuestion?: boolean | null;
            isRootComment?: boolean | null;
            likes?: number | null;
            medal?: boolean | null;
            member?: string | null;
            moderator?: string | null;
            parentComment?: string | null;
            pdf?: string | null;
            replyCount?: number | null;
            seenBefore?: string | null;
            seq?: number | null;
            /** Format: uuid */
            readonly spaceId?: string;
            status?: ("PUBLISHED" | "HIDDEN" | "SENT_BACK") | null;
            tags?: string[] | null;
            text?: string;
            topic?: string | null;
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
            videos?: {
                file: string;
            }[] | null;
        };
        Community: {
            backgroundGradientColor1?: string | null;
            backgroundGradientColor2?: string | null;
            buttonColor?: string | null;
            country?: string | null;
            /** Format: date-time */
            readonly createdAt?: string;
            durationMonths?: number | null;
            favicon?: string | null;
            /** Format: uuid */
            readonly id?: string;
            languages?: ("es" | "en" | "fr" | "nl" | "it" | "pt")[] | null;
            loginImage?: string | null;
            logo?: string | null;
            mainColor?: string | null;
            mainColorText?: string | null;
            mainLanguage?: ("es" | "en" | "fr" | "nl" | "it" | "pt") | null;
            name?: string;
            needs2FA?: boolean | null;
            origin?: string;
            participantOrigin?: ("PANEL" | "OWN" | "BOTH") | null;
            plan?: ("BRONZE" | "SILVER" | "GOLD") | null;
            privacyPolicyActive?: boolean | null;
            /** Format: uuid */
            readonly spaceId?: string;
            staffNeeds2FA?: boolean | null;
            textColor?: string | null;
            timeZone?: string | null;
            title?: string | null;
            trackingScript?: string | null;
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
        };
        CommunityBulk: {
            /** @constant */
            action: "update";
            add?: {
                [key: string]: string[];
            };
            data: components["schemas"]["CommunityUpdate"];
            ids: string[];
            remove?: {
                [key: string]: string[];
            };
            versions?: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            action: "delete";
            ids: string[];
            versions?: {
                [key: string]: number;
            };
        };
        CommunityConfiguration: {
            acceptanceText?: string | null;
            alertThresholds?: {
                labs: number;
                message?: string;
            }[] | null;
            clientEmail?: string | null;
            /** Format: date-time */
            readonly createdAt?: string;
            description?: string | null;
            gamification?: boolean | null;
            headerImage?: string | null;
            /** Format: uuid */
            readonly id?: string;
            imageDisplay?: ("THUMBNAIL" | "CAROUSEL" | "MAX_SIZE") | null;
            instructions?: string;
            labsExplanation?: string;
            labsPerActivity?: number;
            labsPerComment?: number;
            labsPerStayingActive?: number;
            legalTerms?: string | null;
            mainLogoPosition?: ("TOP" | "CENTRE" | "BOTTOM") | null;
            moderatorImage?: string;
            moderatorInfo?: string;
            moderatorName?: string | null;
            overlayLogo?: string | null;
            privacyPolicy?: string | null;
            redeemExplanation?: string;
            redeemFrom?: string | null;
            redeemTo?: string | null;
            replyToClientEmail?: string | null;
            signUp?: ("CLOSED" | "ACTIVE" | "EXTENDED") | null;
            /** Format: uuid */
            readonly spaceId?: string;
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
            welcomeTitle?: string;
        };
        CommunityConfigurationBulk: {
            /** @constant */
            action: "update";
            add?: {
                [key: string]: string[];
            };
            data: components["schemas"]["CommunityConfigurationUpdate"];
            ids: string[];
            remove?: {
                [key: string]: string[];
            };
            versions?: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            action: "delete";
            ids: string[];
            versions?: {
                [key: string]: number;
            };
        };
        CommunityConfigurationCreate: {
            acceptanceText?: null | string;
            alertThresholds?: null | {
                labs: number;
                message?: string;
            }[];
            clientEmail?: null | string;
            description?: null | string;
            gamification?: null | boolean;
            headerImage?: null | string;
            imageDisplay?: null | ("THUMBNAIL" | "CAROUSEL" | "MAX_SIZE");
            instructions: string;
            labsExplanation: string;
            labsPerActivity: number;
            labsPerComment: number;
            labsPerStayingActive: number;
            legalTerms?: null | string;
            mainLogoPosition?: null | ("TOP" | "CENTRE" | "BOTTOM");
            moderatorImage: string;
            moderatorInfo: string;
            moderatorName?: null | string;
            overlayLogo?: null | string;
            privacyPolicy?: null | string;
            redeemExplanation: string;
            redeemFrom?: null | string;
            redeemTo?: null | string;
            replyToClientEmail?: null | string;
            signUp?: null | ("CLOSED" | "ACTIVE" | "EXTENDED");
            /** Format: uuid */
            readonly spaceId?: string;
            welcomeTitle: string;
        };
        CommunityConfigurationUpdate: {
            acceptanceText?: null | string;
            alertThresholds?: null | {
                labs: number;
                message?: string;
            }[];
            clientEmail?: null | string;
            description?: null | string;
            gamification?: null | boolean;
            headerImage?: null | string;
            imageDisplay?: null | ("THUMBNAIL" | "CAROUSEL" | "MAX_SIZE");
            instructions?: string;
            labsExplanation?: string;
            labsPerActivity?: number;
            labsPerComment?: number;
            labsPerStayingActive?: number;
            legalTerms?: null | string;
            mainLogoPosition?: null | ("TOP" | "CENTRE" | "BOTTOM");
            moderatorImage?: string;
            moderatorInfo?: string;
            moderatorName?: null | string;
            overlayLogo?: null | string;
            privacyPolicy?: null | string;
            redeemExplanation?: string;
            redeemFrom?: null | string;
            redeemTo?: null | string;
            replyToClientEmail?: null | string;
            signUp?: null | ("CLOSED" | "ACTIVE" | "EXTENDED");
            welcomeTitle?: string;
        };
        CommunityCreate: {
            backgroundGradientColor1?: null | string;
            backgroundGradientColor2?: null | string;
            buttonColor?: null | string;
            country?: null | string;
            durationMonths?: null | number;
            favicon?: null | string;
            languages?: null | ("es" | "en" | "fr" | "nl" | "it" | "pt")[];
            loginImage?: null | string;
            logo?: null | string;
            mainColor?: null | string;
            mainColorText?: null | string;
            mainLanguage?: null | ("es" | "en" | "fr" | "nl" | "it" | "pt");
            name: string;
            needs2FA?: null | boolean;
            origin: string;
            participantOrigin?: null | ("PANEL" | "OWN" | "BOTH");
            plan?: null | ("BRONZE" | "SILVER" | "GOLD");
            privacyPolicyActive?: null | boolean;
            /** Format: uuid */
            readonly spaceId?: string;
            staffNeeds2FA?: null | boolean;
            textColor?: null | string;
            timeZone?: null | string;
            title?: null | string;
            trackingScript?: null | string;
        };
        CommunityPlugin: {
            failure: string | null;
            id: string;
            schema: {
                [key: string]: unknown;
            };
            settings: {
                [key: string]: unknown;
            };
            /** @enum {string} */
            state: "enabled" | "disabled" | "failed";
            version: string | null;
        };
        CommunityUpdate: {
            backgroundGradientColor1?: null | string;
            backgroundGradientColor2?: null | string;
            buttonColor?: null | string;
            country?: null | string;
            durationMonths?: null | number;
            favicon?: null | string;
            languages?: null | ("es" | "en" | "fr" | "nl" | "it" | "pt")[];
            loginImage?: null | string;
            logo?: null | string;
            mainColor?: null | string;
            mainColorText?: null | string;
            mainLanguage?: null | ("es" | "en" | "fr" | "nl" | "it" | "pt");
            name?: string;
            needs2FA?: null | boolean;
            origin?: string;
            participantOrigin?: null | ("PANEL" | "OWN" | "BOTH");
            plan?: null | ("BRONZE" | "SILVER" | "GOLD");
            privacyPolicyActive?: null | boolean;
            staffNeeds2FA?: null | boolean;
            textColor?: null | string;
            timeZone?: null | string;
            title?: null | string;
            trackingScript?: null | string;
        };
        Company: {
            address?: string | null;
            contactName?: string | null;
            contactSecondSurname?: string | null;
            contactSurname?: string | null;
            country?: string | null;
            /** Format: date-time */
            readonly createdAt?: string;
            /** Format: uuid */
            readonly id?: string;
            name?: string;
            phone?: string | null;
            phonePrefix?: string | null;
            postalCode?: string | null;
            province?: string | null;
            sector?: ("FOOD_DRINK" | "AUTOMOTIVE" | "BANKING_INSURANCE" | "BEAUTY_CARE" | "CONSULTING_RESEARCH" | "RETAIL" | "EDUCATION" | "ENERGY_UTILITIES" | "FASHION" | "HOME" | "MEDIA_ENTERTAINMENT" | "HEALTH_PHARMA" | "PUBLIC_NONPROFIT" | "TECHNOLOGY_TELECOM" | "TRAVEL_TRANSPORT" | "OTHER") | null;
            timeZone?: string | null;
            town?: string | null;
            tradeName?: string | null;
            /** Format: date-time */
            readonly updatedAt?: string;
            vatNumber?: string | null;
            readonly version?: number;
            website?: string | null;
        };
        CompanyBulk: {
            /** @constant */
            action: "update";
            add?: {
                [key: string]: string[];
            };
            data: components["schemas"]["CompanyUpdate"];
            ids: string[];
            remove?: {
                [key: string]: string[];
            };
            versions?: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            action: "delete";
            ids: string[];
            versions?: {
                [key: string]: number;
            };
        };
        CompanyCreate: {
            address?: null | string;
            contactName?: null | string;
            contactSecondSurname?: null | string;
            contactSurname?: null | string;
            country?: null | string;
            name: string;
            phone?: null | string;
            phonePrefix?: null | string;
            postalCode?: null | string;
            province?: null | string;
            sector?: null | ("FOOD_DRINK" | "AUTOMOTIVE" | "BANKING_INSURANCE" | "BEAUTY_CARE" | "CONSULTING_RESEARCH" | "RETAIL" | "EDUCATION" | "ENERGY_UTILITIES" | "FASHION" | "HOME" | "MEDIA_ENTERTAINMENT" | "HEALTH_PHARMA" | "PUBLIC_NONPROFIT" | "TECHNOLOGY_TELECOM" | "TRAVEL_TRANSPORT" | "OTHER");
            timeZone?: null | string;
            town?: null | string;
            tradeName?: null | string;
            vatNumber?: null | string;
            website?: null | string;
        };
        CompanyUpdate: {
            address?: null | string;
            contactName?: null | string;
            contactSecondSurname?: null | string;
            contactSurname?: null | string;
            country?: null | string;
            name?: string;
            phone?: null | string;
            phonePrefix?: null | string;
            postalCode?: null | string;
            province?: null | string;
            sector?: null | ("FOOD_DRINK" | "AUTOMOTIVE" | "BANKING_INSURANCE" | "BEAUTY_CARE" | "CONSULTING_RESEARCH" | "RETAIL" | "EDUCATION" | "ENERGY_UTILITIES" | "FASHION" | "HOME" | "MEDIA_ENTERTAINMENT" | "HEALTH_PHARMA" | "PUBLIC_NONPROFIT" | "TECHNOLOGY_TELECOM" | "TRAVEL_TRANSPORT" | "OTHER");
            timeZone?: null | string;
            town?: null | string;
            tradeName?: null | string;
            vatNumber?: null | string;
            website?: null | string;
        };
        Contract: {
            amount?: number | null;
            /** Format: date-time */
            readonly createdAt?: string;
            document?: string | null;
            endsOn?: string | null;
            /** Format: uuid */
            readonly id?: string;
            notes?: string | null;
            number?: string;
            signedOn?: string | null;
            /** Format: uuid */
            readonly spaceId?: string;
            /** Format: date */
            startsOn?: string;
            status?: ("DRAFT" | "SIGNED" | "ENDED") | null;
            title?: string;
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
        };
        ContractBulk: {
            /** @constant */
            action: "update";
            add?: {
                [key: string]: string[];
            };
            data: components["schemas"]["ContractUpdate"];
            ids: string[];
            remove?: {
                [key: string]: string[];
            };
            versions?: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            action: "delete";
            ids: string[];
            versions?: {
                [key: string]: number;
            };
        };
        ContractCreate: {
            amount?: null | number;
            document?: null | string;
            endsOn?: null | string;
            notes?: null | string;
            number: string;
            signedOn?: null | string;
            /** Format: uuid */
            readonly spaceId?: string;
            /** Format: date */
            startsOn: string;
            title: string;
        };
        ContractUpdate: {
            amount?: null | number;
            document?: null | string;
            endsOn?: null | string;
            notes?: null | string;
            number?: string;
            signedOn?: null | string;
            /** Format: date */
            startsOn?: string;
            title?: string;
        };
        ConversationComment: {
            author: {
                id: string | null;
                image: string | null;
                /** @enum {string} */
                kind: "member" | "team";
                name: string;
            };
            /** Format: date-time */
            createdAt: string;
            dislikes: number;
            editedAt: string | null;
            explanation: string | null;
            files: {
                file: string;
                name: string;
            }[];
            /** Format: uuid */
            id: string;
            images: {
                image: string;
            }[];
            isChangeable: boolean;
            isEditedAfterSeeing: boolean;
            isOwn: boolean;
            isPinned: boolean;
            isQuestion: boolean;
            likes: number;
            medal: boolean;
            parentId: string | null;
            pdf: string | null;
            reaction: ("LIKE" | "DISLIKE") | null;
            seq: number;
            /** @enum {string} */
            status: "PUBLISHED" | "HIDDEN" | "SENT_BACK";
            team?: {
                note: string | null;
                seenBefore: string | null;
                tags: string[];
                versions: number;
            };
            text: string;
            topicId: string | null;
            videos: {
                file: string;
            }[];
        };
        ConversationPage: {
            before: number;
            hasMore: boolean;
            threads: components["schemas"]["ConversationThread"][];
            total: number;
        };
        ConversationState: {
            /** @enum {string} */
            changeable: "shortly" | "untilEnd";
            hasTopics: boolean;
            hasWritten: boolean;
            isLive: boolean;
            isOneThreadEach: boolean;
            lastSeen: number;
            lastSeq: number;
            mayReact: boolean;
            mayReply: boolean;
            mayStart: boolean;
            /** @enum {string} */
            others: "visible" | "afterOwn" | "never";
            pinned: components["schemas"]["ConversationComment"][];
            topics: {
                color: string;
                comments: number;
                description: string | null;
                /** Format: uuid */
                id: string;
                isAnswered: boolean;
                tag: string | null;
                title: string;
                unseen: number;
            }[];
            unseen: number;
        };
        ConversationThread: {
            author: {
                id: string | null;
                image: string | null;
                /** @enum {string} */
                kind: "member" | "team";
                name: string;
            };
            /** Format: date-time */
            createdAt: string;
            dislikes: number;
            editedAt: string | null;
            explanation: string | null;
            files: {
                file: string;
                name: string;
            }[];
            /** Format: uuid */
            id: string;
            images: {
                image: string;
            }[];
            isChangeable: boolean;
            isEditedAfterSeeing: boolean;
            isOwn: boolean;
            isPinned: boolean;
            isQuestion: boolean;
            likes: number;
            medal: boolean;
            parentId: string | null;
            pdf: string | null;
            reaction: ("LIKE" | "DISLIKE") | null;
            replies: components["schemas"]["ConversationComment"][];
            seq: number;
            /** @enum {string} */
            status: "PUBLISHED" | "HIDDEN" | "SENT_BACK";
            team?: {
                note: string | null;
                seenBefore: string | null;
                tags: string[];
                versions: number;
            };
            text: string;
            topicId: string | null;
            videos: {
                file: string;
            }[];
        };
        Country: {
            code?: string;
            /** Format: date-time */
            readonly createdAt?: string;
            /** Format: uuid */
            readonly id?: string;
            name?: {
                [key: string]: string;
            };
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
        };
        CountryBulk: {
            /** @constant */
            action: "update";
            add?: {
                [key: string]: string[];
            };
            data: components["schemas"]["CountryUpdate"];
            ids: string[];
            remove?: {
                [key: string]: string[];
            };
            versions?: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            action: "delete";
            ids: string[];
            versions?: {
                [key: string]: number;
            };
        };
        CountryCreate: {
            code: string;
            name: {
                [key: string]: string;
            };
        };
        CountryUpdate: {
            code?: string;
            name?: {
                [key: string]: string;
            };
        };
        CreditTransaction: {
            /** @enum {string} */
            account?: "AVAILABLE" | "BLOCKED" | "SPENT" | "LOADED";
            amount?: number;
            concept?: string | null;
            /** @enum {string} */
            counterAccount?: "AVAILABLE" | "BLOCKED" | "SPENT" | "LOADED";
            /** Format: date-time */
            readonly createdAt?: string;
            /** Format: uuid */
            readonly id?: string;
            /** @enum {string} */
            reason?: "LOAD" | "STUDY_BLOCKED" | "STUDY_CHARGED" | "STUDY_RELEASED" | "CUSTOM" | "REVERSAL";
            /** Format: uuid */
            readonly spaceId?: string;
            study?: string | null;
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
        };
        Draft: {
            data: Record<string, never>;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        EmailRecord: {
            content?: string;
            /** Format: date-time */
            readonly createdAt?: string;
            errorMessage?: string | null;
            /** Format: email */
            from?: string;
            /** Format: uuid */
            readonly id?: string;
            image?: string | null;
            member?: string | null;
            scheduledAt?: string | null;
            sentAt?: string | null;
            /** Format: uuid */
            readonly spaceId?: string;
            status?: ("NEW" | "PROCESSING" | "SENT" | "ERROR") | null;
            subject?: string;
            to?: string[];
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
        };
        Erasure: {
            erased?: {
                cleared?: number;
                deleted?: number;
                entity?: string;
            }[];
        };
        FocusParticipant: {
            /** Format: date-time */
            readonly createdAt?: string;
            /** Format: email */
            email?: string;
            /** Format: uuid */
            focusSession?: string;
            /** Format: uuid */
            readonly id?: string;
            name?: string;
            notes?: string | null;
            panelist?: string | null;
            phone?: string | null;
            /** Format: uuid */
            readonly spaceId?: string;
            status?: ("POTENTIAL" | "PRE_CONFIRMED" | "CONFIRMED") | null;
            surname?: string | null;
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
        };
        FocusParticipantBulk: {
            /** @constant */
            action: "update";
            add?: {
                [key: string]: string[];
            };
            data: components["schemas"]["FocusParticipantUpdate"];
            ids: string[];
            remove?: {
                [key: string]: string[];
            };
            versions?: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            action: "delete";
            ids: string[];
            versions?: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            action: "restore";
            ids: string[];
        };
        FocusParticipantCreate: {
            /** Format: email */
            email: string;
            /** Format: uuid */
            focusSession: string;
            name: string;
            notes?: null | string;
            phone?: null | string;
            /** Format: uuid */
            readonly spaceId?: string;
            surname?: null | string;
        };
        FocusParticipantUpdate: {
            /** Format: email */
            email?: string;
            /** Format: uuid */
            focusSession?: string;
            name?: string;
            notes?: null | string;
            phone?: null | string;
            surname?: null | string;
        };
        FocusSession: {
            capacity?: number;
            /** Format: date-time */
            readonly createdAt?: string;
            /** Format: date-time */
            endsAt?: string;
            /** Format: uuid */
            focusStudy?: string;
            /** Format: uuid */
            readonly id?: string;
            participantCount?: number | null;
            /** Format: uuid */
            readonly spaceId?: string;
            /** Format: date-time */
            startsAt?: string;
            status?: ("UNCOMPLETED" | "FULL" | "CONFIRMED") | null;
            title?: string;
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
        };
        FocusSessionBulk: {
            /** @constant */
            action: "update";
            add?: {
                [key: string]: string[];
            };
            data: components["schemas"]["FocusSessionUpdate"];
            ids: string[];
            remove?: {
                [key: string]: string[];
            };
            versions?: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            action: "delete";
            ids: string[];
            versions?: {
                [key: string]: number;
            };
        };
        FocusSessionCreate: {
            capacity: number;
            /** Format: date-time */
            endsAt: string;
            /** Format: uuid */
            focusStudy: string;
            /** Format: uuid */
            readonly spaceId?: string;
            /** Format: date-time */
            startsAt: string;
            title: string;
        };
        FocusSessionUpdate: {
            capacity?: number;
            /** Format: date-time */
            endsAt?: string;
            /** Format: date-time */
            startsAt?: string;
            title?: string;
        };
        FocusStudy: {
            comments?: string | null;
            /** Format: date-time */
            readonly createdAt?: string;
            durationMinutes?: number;
            extraSegmentation?: boolean | null;
            /** Format: uuid */
            readonly id?: string;
            language?: ("es" | "en" | "fr" | "nl" | "it" | "pt") | null;
            legalText?: string | null;
            participantsPerSession?: number;
            questionnaire?: string | null;
            screenSharing?: boolean | null;
            sessionCount?: number;
            slotCount?: number | null;
            /** Format: uuid */
            readonly spaceId?: string;
            /** Format: uuid */
            study?: string;
            /** @enum {string} */
            type?: "GROUP" | "INTERVIEW";
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
            welcomeText?: string | null;
            welcomeTitle?: string;
        };
        FocusStudyBulk: {
            /** @constant */
            action: "update";
            add?: {
                [key: string]: string[];
            };
            data: components["schemas"]["FocusStudyUpdate"];
            ids: string[];
            remove?: {
                [key: string]: string[];
            };
            versions?: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            action: "delete";
            ids: string[];
            versions?: {
                [key: string]: number;
            };
        };
        FocusStudyCreate: {
            comments?: null | string;
            durationMinutes?: number;
            extraSegmentation?: null | boolean;
            language?: null | ("es" | "en" | "fr" | "nl" | "it" | "pt");
            legalText?: null | string;
            participantsPerSession: number;
            screenSharing?: null | boolean;
            sessionCount: number;
            /** Format: uuid */
            readonly spaceId?: string;
            /** Format: uuid */
            study: string;
            /** @enum {string} */
            type: "GROUP" | "INTERVIEW";
            welcomeText?: null | string;
            welcomeTitle: string;
        };
        FocusStudyUpdate: {
            comments?: null | string;
            durationMinutes?: number;
            extraSegmentation?: null | boolean;
            language?: null | ("es" | "en" | "fr" | "nl" | "it" | "pt");
            legalText?: null | string;
            participantsPerSession?: number;
            screenSharing?: null | boolean;
            sessionCount?: number;
            /** @enum {string} */
            type?: "GROUP" | "INTERVIEW";
            welcomeText?: null | string;
            welcomeTitle?: string;
        };
        GeographicArea: {
            code?: string;
            /** Format: uuid */
            country?: string;
            /** Format: date-time */
            readonly createdAt?: string;
            /** Format: uuid */
            readonly id?: string;
            /** @enum {string} */
            level?: "PROVINCE" | "REGION" | "NIELSEN";
            name?: {
                [key: string]: string;
            };
            nielsen?: string | null;
            parent?: string | null;
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
        };
        GeographicAreaBulk: {
            /** @constant */
            action: "update";
            add?: {
                [key: string]: string[];
            };
            data: components["schemas"]["GeographicAreaUpdate"];
            ids: string[];
            remove?: {
                [key: string]: string[];
            };
            versions?: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            action: "delete";
            ids: string[];
            versions?: {
                [key: string]: number;
            };
        };
        GeographicAreaCreate: {
            code: string;
            /** Format: uuid */
            country: string;
            /** @enum {string} */
            level: "PROVINCE" | "REGION" | "NIELSEN";
            name: {
                [key: string]: string;
            };
            nielsen?: null | string;
            parent?: null | string;
        };
        GeographicAreaUpdate: {
            code?: string;
            /** Format: uuid */
            country?: string;
            /** @enum {string} */
            level?: "PROVINCE" | "REGION" | "NIELSEN";
            name?: {
                [key: string]: string;
            };
            nielsen?: null | string;
            parent?: null | string;
        };
        HeatMapDensity: {
            base: number;
            bins: number[][];
            cells: {
                column: number;
                NEGATIVE: {
                    high: number;
                    low: number;
                    members: number;
                    points: number;
                    share: number;
                };
                POSITIVE: {
                    high: number;
                    low: number;
                    members: number;
                    points: number;
                    share: number;
                };
                row: number;
            }[];
            fine: {
                columns: number;
                rows: number;
            };
            grid: {
                columns: number;
                rows: number;
            };
            total: {
                NEGATIVE: {
                    high: number;
                    low: number;
                    members: number;
                    points: number;
                    share: number;
                };
                POSITIVE: {
                    high: number;
                    low: number;
                    members: number;
                    points: number;
                    share: number;
                };
            };
        };
        HeatMapPicture: {
            height: number;
            url: string;
            width: number;
        };
        HeatMapPointPage: {
            next: string | null;
            points: {
                /** Format: date-time */
                createdAt: string;
                explanation: string;
                /** Format: uuid */
                id: string;
                nickname: string | null;
                /** @enum {string} */
                sign: "POSITIVE" | "NEGATIVE";
                x: number;
                y: number;
            }[];
        };
        HistoryEntry: {
            /** @enum {string} */
            action?: "create" | "update" | "delete" | "restore" | "transition" | "erase";
            /** Format: date-time */
            at?: string;
            author?: {
                id?: string;
                name?: string;
            } | null;
            /** @enum {string} */
            by?: "person" | "backoffice" | "former" | "system";
            changes?: {
                field?: string;
                from?: unknown;
                isPersonal?: boolean;
                isWithheld?: boolean;
                to?: unknown;
            }[];
            id?: number;
            version?: number | null;
        };
        ImportDryRun: {
            columns: {
                column: string;
                field: string | null;
                nearest?: string;
            }[];
            faultCount: number;
            faults: {
                column: string;
                field: string | null;
                message: string;
                row: number;
            }[];
            /** Format: uuid */
            id?: string;
            /** Format: uuid */
            report: string;
            rows: number;
            valid: number;
        };
        Invitation: {
            acceptedAt?: string | null;
            /** Format: date-time */
            readonly createdAt?: string;
            /** Format: email */
            email?: string;
            expiresAt?: string | null;
            /** Format: uuid */
            readonly id?: string;
            language?: ("es" | "en" | "fr" | "nl" | "it" | "pt") | null;
            member?: string | null;
            message?: string | null;
            name?: string | null;
            sentAt?: string | null;
            /** Format: uuid */
            readonly spaceId?: string;
            status?: ("SENT" | "ACCEPTED" | "EXPIRED" | "CANCELLED") | null;
            surname?: string | null;
            tags?: string[] | null;
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
        };
        InvitationBulk: {
            /** @constant */
            action: "update";
            add?: {
                [key: string]: string[];
            };
            data: components["schemas"]["InvitationUpdate"];
            ids: string[];
            remove?: {
                [key: string]: string[];
            };
            versions?: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            action: "delete";
            ids: string[];
            versions?: {
                [key: string]: number;
            };
        };
        InvitationCreate: {
            /** Format: email */
            email: string;
            language?: null | ("es" | "en" | "fr" | "nl" | "it" | "pt");
            message?: null | string;
            name?: null | string;
            /** Format: uuid */
            readonly spaceId?: string;
            surname?: null | string;
            tags?: null | string[];
        };
        InvitationUpdate: {
            language?: null | ("es" | "en" | "fr" | "nl" | "it" | "pt");
            message?: null | string;
            name?: null | string;
            surname?: null | string;
            tags?: null | string[];
        };
        Job: {
            /** Format: date-time */
            createdAt: string;
            done: number;
            /** Format: uuid */
            id: string;
            kind: string;
            result: unknown;
            /** @enum {string} */
            state: "waiting" | "running" | "done" | "failed" | "cancelled";
            title: string;
            total: number | null;
            /** Format: date-time */
            updatedAt: string;
        };
        LedgerHistory: {
            items: {
                activity: {
                    id?: string;
                    title?: string | null;
                } | null;
                availableAt: string | null;
                balance: number;
                concept: string | null;
                /** Format: date-time */
                date: string;
                id: string;
                labs: number;
                /** @enum {string} */
                type: "ACTIVITY" | "WINNING_COMMENT" | "STAYING_ACTIVE" | "CUSTOM" | "REDEEM" | "RAFFLE" | "REVERSAL" | "OPENING";
            }[];
            page: number;
            pageSize: number;
            totalElements: number;
        };
        LedgerStatement: {
            available: number;
            debt: number;
            items: {
                activity: {
                    id?: string;
                    title?: string | null;
                } | null;
                availableAt: string | null;
                balance: number;
                concept: string | null;
                /** Format: date-time */
                date: string;
                id: string;
                labs: number;
                /** @enum {string} */
                type: "ACTIVITY" | "WINNING_COMMENT" | "STAYING_ACTIVE" | "CUSTOM" | "REDEEM" | "RAFFLE" | "REVERSAL" | "OPENING";
            }[];
            page: number;
            pageSize: number;
            pending: number;
            totalElements: number;
        };
        Licence: {
            billing?: ("MONTHLY" | "QUARTERLY" | "YEARLY") | null;
            concurrentStudies?: number | null;
            /** Format: date-time */
            readonly createdAt?: string;
            endsOn?: string | null;
            /** Format: uuid */
            readonly id?: string;
            maximumSample?: number | null;
            maxSurveyMinutes?: number | null;
            maxTestMinutes?: number | null;
            /** @enum {string} */
            plan?: "BRONZE" | "SILVER" | "GOLD";
            /** Format: uuid */
            readonly spaceId?: string;
            /** Format: date */
            startsOn?: string;
            /** Format: date-time */
            readonly updatedAt?: string;
            users?: number | null;
            readonly version?: number;
            videoMinutes?: number | null;
        };
        LicenceBulk: {
            /** @constant */
            action: "update";
            add?: {
                [key: string]: string[];
            };
            data: components["schemas"]["LicenceUpdate"];
            ids: string[];
            remove?: {
                [key: string]: string[];
            };
            versions?: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            action: "delete";
            ids: string[];
            versions?: {
                [key: string]: number;
            };
        };
        LicenceCreate: {
            billing?: null | ("MONTHLY" | "QUARTERLY" | "YEARLY");
            concurrentStudies?: null | number;
            endsOn?: null | string;
            maximumSample?: null | number;
            maxSurveyMinutes?: null | number;
            maxTestMinutes?: null | number;
            /** @enum {string} */
            plan: "BRONZE" | "SILVER" | "GOLD";
            /** Format: uuid */
            readonly spaceId?: string;
            /** Format: date */
            startsOn: string;
            users?: null | number;
            videoMinutes?: null | number;
        };
        LicenceUpdate: {
            billing?: null | ("MONTHLY" | "QUARTERLY" | "YEARLY");
            concurrentStudies?: null | number;
            endsOn?: null | string;
            maximumSample?: null | number;
            maxSurveyMinutes?: null | number;
            maxTestMinutes?: null | number;
            /** @enum {string} */
            plan?: "BRONZE" | "SILVER" | "GOLD";
            /** Format: date */
            startsOn?: string;
            users?: null | number;
            videoMinutes?: null | number;
        };
        Member: {
            age?: number | null;
            birthDate?: string | null;
            commentCount?: number | null;
            /** Format: date-time */
            readonly createdAt?: string;
            /** Format: email */
            email?: string;
            gender?: ("M" | "W") | null;
            /** Format: uuid */
            readonly id?: string;
            image?: string | null;
            isOnline?: boolean | null;
            lastSeenAt?: string | null;
            medals?: number | null;
            name?: string | null;
            nickname?: string;
            observations?: string | null;
            participationCount?: number | null;
            phone?: string | null;
            points?: number | null;
            province?: string | null;
            provinceArea?: string | null;
            publicTags?: string[] | null;
            /** Format: uuid */
            readonly spaceId?: string;
            status?: ("INVITED" | "ACTIVE" | "INACTIVE") | null;
            surname?: string | null;
            tags?: string[] | null;
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
            zone?: string | null;
        };
        MemberActivity: {
            conversation: {
                comments: number;
                rating: number;
                unseen: number;
            } | null;
            description: string;
            /** Format: date-time */
            endsAt: string | null;
            /** Format: uuid */
            id: string;
            isOver: boolean;
            isSeen: boolean;
            labs: number;
            path: string;
            prerequisites: {
                id: string;
                title: string;
            }[];
            progress: number | null;
            /** Format: date-time */
            since: string;
            /** Format: date-time */
            startsAt: string | null;
            /** @enum {string} */
            state: "new" | "begun" | "done" | "comingSoon" | "ended" | "locked";
            title: string;
            type: string;
        };
        MemberBulk: {
            /** @constant */
            action: "update";
            add?: {
                [key: string]: string[];
            };
            data: components["schemas"]["MemberUpdate"];
            ids: string[];
            remove?: {
                [key: string]: string[];
            };
            versions?: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            action: "delete";
            ids: string[];
            versions?: {
                [key: string]: number;
            };
        };
        MemberChat: {
            areLatecomersWelcome: boolean;
            /** Format: date-time */
            endsAt: string;
            isMuted: boolean;
            /** Format: date-time */
            now: string;
            people: {
                /** Format: uuid */
                id: string;
                image: string | null;
                name: string;
                seenAt: string | null;
            }[];
            questions: {
                /** Format: uuid */
                commentId: string;
                isAnswered: boolean;
                text: string;
            }[];
            /** Format: date-time */
            startsAt: string;
            timeZone: string;
        };
        MemberCreate: {
            birthDate?: null | string;
            /** Format: email */
            email: string;
            gender?: null | ("M" | "W");
            image?: null | string;
            name?: null | string;
            nickname: string;
            observations?: null | string;
            phone?: null | string;
            province?: null | string;
            provinceArea?: null | string;
            publicTags?: null | string[];
            /** Format: uuid */
            readonly spaceId?: string;
            surname?: null | string;
            tags?: null | string[];
            zone?: null | string;
        };
        MemberDebate: {
            answered: string[];
            needed: number;
        };
        MemberHeatMap: {
            images: {
                explanationRequired: boolean;
                height: number | null;
                /** Format: uuid */
                id: string;
                image: string;
                instructions: string;
                maxNegative: number;
                maxPositive: number;
                minPoints: number;
                points: {
                    explanation: string;
                    /** Format: uuid */
                    id: string;
                    /** @enum {string} */
                    sign: "POSITIVE" | "NEGATIVE";
                    x: number;
                    y: number;
                }[];
                title: string;
                width: number | null;
            }[];
            isDone: boolean;
            isRandomOrder: boolean;
            labels: {
                NEGATIVE: string;
                POSITIVE: string;
            };
        };
        MemberOpinion: {
            /** @enum {string} */
            othersVisible: "AFTER_OWN" | "ALWAYS" | "NEVER";
            question: string;
        };
        MemberPoll: {
            choices: string[] | null;
            isMultiple: boolean;
            options: {
                code: string;
                text: string;
            }[];
            question: string;
            results: {
                counts: {
                    code: string;
                    count: number;
                }[];
                voters: number;
            } | null;
        };
        MemberTask: {
            /** @enum {string} */
            othersVisible: "NEVER" | "AFTER_OWN" | "ALWAYS";
            parts: {
                description: string;
                explanation: string | null;
                /** Format: uuid */
                id: string;
                isRequired: boolean;
                /** @enum {string} */
                kind: "TEXT" | "PHOTO" | "VIDEO" | "FILE";
                minWords: number | null;
                /** @enum {string} */
                state: "TODO" | "SENT" | "SENT_BACK" | "HIDDEN";
                title: string;
            }[];
        };
        MemberUpdate: {
            birthDate?: null | string;
            gender?: null | ("M" | "W");
            image?: null | string;
            name?: null | string;
            nickname?: string;
            observations?: null | string;
            phone?: null | string;
            province?: null | string;
            provinceArea?: null | string;
            publicTags?: null | string[];
            surname?: null | string;
            tags?: null | string[];
            zone?: null | string;
        };
        Moderator: {
            activities?: string[] | null;
            /** Format: date-time */
            readonly createdAt?: string;
            /** Format: email */
            email?: string;
            /** Format: uuid */
            readonly id?: string;
            mainAdmin?: boolean | null;
            name?: string;
            /** @enum {string} */
            role?: "OBSERVATOR" | "MODERATOR" | "ADMINISTRATOR";
            /** Format: uuid */
            readonly spaceId?: string;
            surname?: string | null;
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
            visibility?: ("ALL" | "SELECTED") | null;
        };
        ModeratorBulk: {
            /** @constant */
            action: "update";
            add?: {
                [key: string]: string[];
            };
            data: components["schemas"]["ModeratorUpdate"];
            ids: string[];
            remove?: {
                [key: string]: string[];
            };
            versions?: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            action: "delete";
            ids: string[];
            versions?: {
                [key: string]: number;
            };
        };
        ModeratorCreate: {
            activities?: null | string[];
            /** Format: email */
            email: string;
            mainAdmin?: null | boolean;
            name: string;
            /** @enum {string} */
            role: "OBSERVATOR" | "MODERATOR" | "ADMINISTRATOR";
            /** Format: uuid */
            readonly spaceId?: string;
            surname?: null | string;
            visibility?: null | ("ALL" | "SELECTED");
        };
        ModeratorUpdate: {
            activities?: null | string[];
            mainAdmin?: null | boolean;
            name?: string;
            /** @enum {string} */
            role?: "OBSERVATOR" | "MODERATOR" | "ADMINISTRATOR";
            surname?: null | string;
            visibility?: null | ("ALL" | "SELECTED");
        };
        NeuroResult: {
            activation?: number | null;
            attention?: number | null;
            attentionImpact?: number | null;
            benchmark?: number | null;
            brandContribution?: number | null;
            brandRecognition?: number | null;
            /** Format: date-time */
            readonly createdAt?: string;
            emotionalImpact?: number | null;
            /** Format: uuid */
            readonly id?: string;
            image?: string | null;
            negativity?: number | null;
            positivity?: number | null;
            rejection?: number | null;
            /** Format: uuid */
            readonly spaceId?: string;
            stimulus?: string;
            /** Format: uuid */
            study?: string;
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
        };
        NeuroResultBulk: {
            /** @constant */
            action: "update";
            add?: {
                [key: string]: string[];
            };
            data: components["schemas"]["NeuroResultUpdate"];
            ids: string[];
            remove?: {
                [key: string]: string[];
            };
            versions?: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            action: "delete";
            ids: string[];
            versions?: {
                [key: string]: number;
            };
        };
        NeuroResultCreate: {
            activation?: null | number;
            attention?: null | number;
            attentionImpact?: null | number;
            benchmark?: null | number;
            brandContribution?: null | number;
            brandRecognition?: null | number;
            emotionalImpact?: null | number;
            image?: null | string;
            negativity?: null | number;
            positivity?: null | number;
            rejection?: null | number;
            /** Format: uuid */
            readonly spaceId?: string;
            stimulus: string;
            /** Format: uuid */
            study: string;
        };
        NeuroResultUpdate: {
            activation?: null | number;
            attention?: null | number;
            attentionImpact?: null | number;
            benchmark?: null | number;
            brandContribution?: null | number;
            brandRecognition?: null | number;
            emotionalImpact?: null | number;
            image?: null | string;
            negativity?: null | number;
            positivity?: null | number;
            rejection?: null | number;
            stimulus?: string;
        };
        OfferedActivityType: {
            hasConversation: boolean;
            icon: string;
            name: string;
            /** @enum {string} */
            sketch: "form" | "choice" | "picture" | "conversation";
        };
        OutboxEntry: {
            attempts: number;
            /** @enum {string} */
            channel: "mail" | "sms" | "callback";
            /** Format: date-time */
            createdAt: string;
            error: string | null;
            /** Format: uuid */
            id: string;
            isKept: boolean;
            /** Format: date-time */
            nextAt: string | null;
            /** Format: date-time */
            sentAt: string | null;
            space: string | null;
            /** @enum {string} */
            status: "NEW" | "PROCESSING" | "SENT" | "ERROR";
            subject: string | null;
            template: string | null;
            to: string;
        };
        OutboxMessage: {
            attempts: number;
            /** @enum {string} */
            channel: "mail" | "sms" | "callback";
            /** Format: date-time */
            createdAt: string;
            error: string | null;
            hasHtml: boolean;
            /** Format: uuid */
            id: string;
            isKept: boolean;
            /** Format: date-time */
            nextAt: string | null;
            /** Format: date-time */
            sentAt: string | null;
            space: string | null;
            /** @enum {string} */
            status: "NEW" | "PROCESSING" | "SENT" | "ERROR";
            subject: string | null;
            template: string | null;
            text: string | null;
            to: string;
        };
        OwnPersonalData: {
            answers: {
                comment: string | null;
                missing: string | null;
                options: {
                    [key: string]: string;
                };
                question: string;
                /** Format: date-time */
                savedAt: string;
                survey: string | null;
                value: unknown;
            }[];
            /** Format: date-time */
            at: string;
            community: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            email: string;
            files: {
                /** Format: date-time */
                createdAt: string;
                mediaType: string;
                name: string;
                size: number;
                url: string;
            }[];
            language: string;
            mails: {
                channel: string;
                /** Format: date-time */
                createdAt: string | null;
                /** Format: date-time */
                sentAt: string | null;
                status: string | null;
                subject: string | null;
                text: string | null;
            }[];
            records: {
                entity: string;
                fields: {
                    [key: string]: string;
                };
                records: Record<string, never>[];
                title: string;
            }[];
            sessions: {
                /** Format: date-time */
                createdAt: string;
                device: {
                    browser?: string | null;
                    system?: string | null;
                };
                /** Format: date-time */
                expiresAt: string;
                /** Format: date */
                lastUsedOn: string;
            }[];
        };
        OwnSession: {
            /** Format: date-time */
            createdAt: string;
            device: {
                browser: string | null;
                system: string | null;
            };
            /** Format: date-time */
            expiresAt: string;
            /** Format: uuid */
            id: string;
            isCurrent: boolean;
            /** @enum {string} */
            kind: "member" | "staff" | "suite" | "backoffice";
            /** Format: date */
            lastUsedOn: string;
            place: null;
            space: string | null;
        };
        Panelist: {
            age?: number | null;
            birthDate?: string | null;
            coins?: number | null;
            country?: string | null;
            /** Format: date-time */
            readonly createdAt?: string;
            /** Format: email */
            email?: string;
            gender?: ("M" | "W") | null;
            /** Format: uuid */
            readonly id?: string;
            invitedBy?: string | null;
            name?: string | null;
            province?: string | null;
            surname?: string | null;
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
        };
        PanelistBulk: {
            /** @constant */
            action: "update";
            add?: {
                [key: string]: string[];
            };
            data: components["schemas"]["PanelistUpdate"];
            ids: string[];
            remove?: {
                [key: string]: string[];
            };
            versions?: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            action: "delete";
            ids: string[];
            versions?: {
                [key: string]: number;
            };
        };
        PanelistCreate: {
            birthDate?: null | string;
            country?: null | string;
            /** Format: email */
            email: string;
            gender?: null | ("M" | "W");
            name?: null | string;
            province?: null | string;
            surname?: null | string;
        };
        PanelistUpdate: {
            birthDate?: null | string;
            country?: null | string;
            /** Format: email */
            email?: string;
            gender?: null | ("M" | "W");
            name?: null | string;
            province?: null | string;
            surname?: null | string;
        };
        Participant: {
            /** Format: date-time */
            completedAt: string | null;
            contributions: number;
            labs: number;
            /** Format: uuid */
            memberId: string;
            nickname: string;
            /** Format: date-time */
            remindedAt: string | null;
            /** Format: date-time */
            seenAt: string | null;
            /** Format: date-time */
            startedAt: string | null;
            /** @enum {string} */
            state: "notBegun" | "begun" | "done" | "screenedOut";
        };
        Participation: {
            access?: ("PENDING" | "GRANTED" | "DENIED") | null;
            /** Format: uuid */
            activity?: string;
            completedAt?: string | null;
            /** Format: date-time */
            readonly createdAt?: string;
            denialReason?: string | null;
            /** Format: uuid */
            readonly id?: string;
            labs?: number | null;
            /** Format: uuid */
            member?: string;
            remindedAt?: string | null;
            /** Format: uuid */
            readonly spaceId?: string;
            startedAt?: string | null;
            status?: ("INVITED" | "STARTED" | "COMPLETED" | "SCREENED_OUT" | "EXCLUDED") | null;
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
        };
        PersonalData: {
            /** Format: date-time */
            at?: string;
            entity?: string;
            /** Format: uuid */
            id?: string;
            records?: {
                entity?: string;
                records?: Record<string, never>[];
                title?: string;
            }[];
            withheld?: {
                count?: number;
                entity?: string;
                title?: string;
            }[];
        };
        Problem: {
            code: string;
            detail?: string;
            errors?: {
                message: string;
                path: string;
                rule: string;
            }[];
            failed?: string[];
            record?: {
                /** Format: uuid */
                id: string;
                label?: unknown;
            };
            requestId?: string;
            status: number;
            title: string;
            type: string;
        };
        Quota: {
            activity?: string | null;
            completed?: number | null;
            completedPercent?: number | null;
            /** Format: date-time */
            readonly createdAt?: string;
            device?: ("desktop" | "mobile" | "tablet") | null;
            /** Format: uuid */
            readonly id?: string;
            isOpen?: boolean | null;
            reserved?: number | null;
            /** Format: uuid */
            readonly spaceId?: string;
            study?: string | null;
            target?: number;
            title?: string;
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
        };
        QuotaBulk: {
            /** @constant */
            action: "update";
            add?: {
                [key: string]: string[];
            };
            data: components["schemas"]["QuotaUpdate"];
            ids: string[];
            remove?: {
                [key: string]: string[];
            };
            versions?: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            action: "delete";
            ids: string[];
            versions?: {
                [key: string]: number;
            };
        };
        QuotaCreate: {
            activity?: null | string;
            device?: null | ("desktop" | "mobile" | "tablet");
            isOpen?: null | boolean;
            /** Format: uuid */
            readonly spaceId?: string;
            study?: null | string;
            target: number;
            title: string;
        };
        QuotaUpdate: {
            activity?: null | string;
            device?: null | ("desktop" | "mobile" | "tablet");
            isOpen?: null | boolean;
            study?: null | string;
            target?: number;
            title?: string;
        };
        Raffle: {
            /** Format: uuid */
            activity?: string;
            /** Format: date-time */
            readonly createdAt?: string;
            drawAt?: string | null;
            /** Format: uuid */
            readonly id?: string;
            image?: string | null;
            isRedeemed?: boolean | null;
            reward?: string;
            /** Format: uuid */
            readonly spaceId?: string;
            status?: ("PENDING" | "FINISHED" | "NOTIFIED" | "PAID") | null;
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
            winnerCount?: number;
            winners?: string[] | null;
        };
        Recording: {
            activity?: string | null;
            /** Format: date-time */
            readonly createdAt?: string;
            durationSeconds?: number | null;
            endedAt?: string | null;
            file?: string | null;
            /** Format: uuid */
            readonly id?: string;
            /** @enum {string} */
            kind?: "VIDEO_CHAT" | "USABILITY_TEST" | "FOCUS_SESSION";
            member?: string | null;
            sources?: ("SCREEN" | "WEBCAM" | "MICROPHONE")[] | null;
            /** Format: uuid */
            readonly spaceId?: string;
            startedAt?: string | null;
            status?: ("RECORDING" | "PROCESSING" | "READY" | "FAILED") | null;
            study?: string | null;
            title?: string;
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
        };
        RecordLock: {
            /** Format: date-time */
            expiresAt: string;
            holder: string;
            isOwn: boolean;
            name: string;
        };
        Redeem: {
            /** Format: date-time */
            readonly createdAt?: string;
            endDate?: string | null;
            /** Format: uuid */
            readonly id?: string;
            /** Format: date-time */
            initialDate?: string;
            labs?: number;
            member?: string | null;
            redeemCard?: string | null;
            /** Format: uuid */
            readonly spaceId?: string;
            status?: ("PENDING" | "COMPLETED") | null;
            transactionCode?: string | null;
            /** @enum {string} */
            type?: "AMAZON" | "PAYPAL" | "RAFFLE" | "CUSTOM";
            /** Format: date-time */
            readonly updatedAt?: string;
            valueEuros?: number | null;
            readonly version?: number;
        };
        RedeemCard: {
            active?: boolean | null;
            /** Format: date-time */
            readonly createdAt?: string;
            description?: string | null;
            /** Format: uuid */
            readonly id?: string;
            labs?: number;
            logo?: string | null;
            name?: string;
            /** Format: uuid */
            readonly spaceId?: string;
            /** Format: date-time */
            readonly updatedAt?: string;
            valueEuros?: number;
            readonly version?: number;
        };
        RedeemCardBulk: {
            /** @constant */
            action: "update";
            add?: {
                [key: string]: string[];
            };
            data: components["schemas"]["RedeemCardUpdate"];
            ids: string[];
            remove?: {
                [key: string]: string[];
            };
            versions?: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            action: "delete";
            ids: string[];
            versions?: {
                [key: string]: number;
            };
        };
        RedeemCardCreate: {
            active?: null | boolean;
            description?: null | string;
            labs: number;
            logo?: null | string;
            name: string;
            /** Format: uuid */
            readonly spaceId?: string;
            valueEuros: number;
        };
        RedeemCardUpdate: {
            active?: null | boolean;
            description?: null | string;
            labs?: number;
            logo?: null | string;
            name?: string;
            valueEuros?: number;
        };
        Report: {
            activity?: string | null;
            /** Format: date-time */
            readonly createdAt?: string;
            description?: string | null;
            expiresAt?: string | null;
            filters?: {
                /** @enum {string} */
                operator: "IS" | "IS_NOT" | "AT_LEAST" | "AT_MOST";
                question: string;
                values: string[];
            }[] | null;
            /** Format: uuid */
            readonly id?: string;
            isShared?: boolean | null;
            name?: string;
            /** Format: uuid */
            readonly spaceId?: string;
            study?: string | null;
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
        };
        ReportBulk: {
            /** @constant */
            action: "update";
            add?: {
                [key: string]: string[];
            };
            data: components["schemas"]["ReportUpdate"];
            ids: string[];
            remove?: {
                [key: string]: string[];
            };
            versions?: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            action: "delete";
            ids: string[];
            versions?: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            action: "restore";
            ids: string[];
        };
        ReportCreate: {
            activity?: null | string;
            description?: null | string;
            expiresAt?: null | string;
            filters?: null | {
                /** @enum {string} */
                operator: "IS" | "IS_NOT" | "AT_LEAST" | "AT_MOST";
                question: string;
                values: string[];
            }[];
            isShared?: null | boolean;
            name: string;
            password?: null | string;
            /** Format: uuid */
            readonly spaceId?: string;
            study?: null | string;
        };
        ReportUpdate: {
            activity?: null | string;
            description?: null | string;
            expiresAt?: null | string;
            filters?: null | {
                /** @enum {string} */
                operator: "IS" | "IS_NOT" | "AT_LEAST" | "AT_MOST";
                question: string;
                values: string[];
            }[];
            isShared?: null | boolean;
            name?: string;
            password?: null | string;
            study?: null | string;
        };
        ResolvedMembers: {
            members: {
                /** Format: uuid */
                id: string;
                nickname: string;
            }[];
            repeated: number;
            unknown: string[];
        };
        Sanction: {
            activity?: string | null;
            /** Format: date-time */
            readonly createdAt?: string;
            /** Format: uuid */
            readonly id?: string;
            /** Format: uuid */
            member?: string;
            origin?: ("REVIEW" | "RULE") | null;
            reason?: string;
            /** Format: uuid */
            readonly spaceId?: string;
            status?: ("ACTIVE" | "LIFTED") | null;
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
        };
        SanctionBulk: {
            /** @constant */
            action: "update";
            add?: {
                [key: string]: string[];
            };
            data: components["schemas"]["SanctionUpdate"];
            ids: string[];
            remove?: {
                [key: string]: string[];
            };
            versions?: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            action: "delete";
            ids: string[];
            versions?: {
                [key: string]: number;
            };
        };
        SanctionCreate: {
            activity?: null | string;
            /** Format: uuid */
            member: string;
            origin?: null | ("REVIEW" | "RULE");
            reason: string;
            /** Format: uuid */
            readonly spaceId?: string;
        };
        SanctionUpdate: {
            activity?: null | string;
            /** Format: uuid */
            member?: string;
            origin?: null | ("REVIEW" | "RULE");
            reason?: string;
        };
        SavedView: {
            accountId?: string | null;
            /** Format: date-time */
            readonly createdAt?: string;
            /** Format: uuid */
            readonly id?: string;
            isDefault?: boolean | null;
            isShared?: boolean | null;
            name?: string;
            resource?: string;
            settings?: Record<string, never>;
            /** Format: uuid */
            readonly spaceId?: string;
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
        };
        SavedViewBulk: {
            /** @constant */
            action: "update";
            add?: {
                [key: string]: string[];
            };
            data: components["schemas"]["SavedViewUpdate"];
            ids: string[];
            remove?: {
                [key: string]: string[];
            };
            versions?: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            action: "delete";
            ids: string[];
            versions?: {
                [key: string]: number;
            };
        };
        SavedViewCreate: {
            isDefault?: null | boolean;
            isShared?: null | boolean;
            name: string;
            resource: string;
            settings: Record<string, never>;
            /** Format: uuid */
            readonly spaceId?: string;
        };
        SavedViewUpdate: {
            isDefault?: null | boolean;
            isShared?: null | boolean;
            name?: string;
            settings?: Record<string, never>;
        };
        SearchMatch: {
            entity: string;
            hint?: string;
            /** Format: uuid */
            id: string;
            label: string;
            resource: string;
        };
        SecondFactor: {
            /** Format: date-time */
            createdAt: string;
            hint: string | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "sms" | "authenticator" | "passkey";
            label: string;
            /** Format: date-time */
            lastUsedAt: string | null;
        };
        Session: {
            accessKeys: string[];
            account: {
                email: string;
                /** Format: uuid */
                id: string;
            };
            image: string | null;
            /** @enum {string} */
            kind: "member" | "staff" | "suite" | "backoffice";
            memberId: string | null;
            name: string;
            /** @enum {string} */
            nextStep: "2fa" | "verify-email" | "conditions" | "after-login" | "activities";
            space: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "community" | "company";
                language: string;
                name: string;
                origin: string | null;
            } | null;
            subjectId: string | null;
        };
        Study: {
            allowedDevices?: ("DESKTOP" | "MOBILE" | "BOTH") | null;
            country?: string | null;
            /** Format: date-time */
            readonly createdAt?: string;
            credits?: number | null;
            criteria?: ({
                /** @enum {string} */
                criterion: "GENDER" | "AGE" | "PROVINCE" | "REGION" | "NIELSEN" | "EDUCATION" | "OCCUPATION" | "HOUSEHOLD" | "OTHER";
                /**
                 * @example [
                 *       "W"
                 *     ]
                 */
                values: string[];
            } & unknown)[] | null;
            desktopShare?: number | null;
            draftedAt?: string | null;
            estimatedDuration?: number | null;
            fieldTracking?: boolean | null;
            finishedAt?: string | null;
            /** Format: uuid */
            readonly id?: string;
            incidenceRate?: number | null;
            mobileShare?: number | null;
            name?: string;
            neuroObjectives?: ("BRAND" | "SALES")[] | null;
            neuroSector?: ("FOOD" | "SNACKS_SWEETS" | "DAIRY" | "SOFT_DRINKS" | "BEER_WINE_SPIRITS" | "CARS" | "FUEL" | "BANKING" | "INSURANCE" | "COSMETICS_PERFUME" | "PERSONAL_HYGIENE" | "CLEANING" | "HOME_APPLIANCES" | "FASHION" | "ELECTRONICS" | "TELECOM" | "ENERGY" | "RETAIL_RESTAURANTS" | "TRAVEL_LEISURE" | "HEALTH" | "INSTITUTIONS") | null;
            objective?: string | null;
            openedAt?: string | null;
            participantSource?: ("PANEL" | "OWN") | null;
            price?: number | null;
            questionnaire?: string | null;
            quotas?: {
                target: number;
                title: string;
            }[] | null;
            randomTaskOrder?: boolean | null;
            recordedSources?: ("SCREEN" | "WEBCAM" | "MICROPHONE")[] | null;
            releaseDate?: string | null;
            reviewEndsAt?: string | null;
            sampleSize?: number | null;
            sector?: ("FOOD_DRINK" | "AUTOMOTIVE" | "BANKING_INSURANCE" | "BEAUTY_CARE" | "CONSULTING_RESEARCH" | "RETAIL" | "EDUCATION" | "ENERGY_UTILITIES" | "FASHION" | "HOME" | "MEDIA_ENTERTAINMENT" | "HEALTH_PHARMA" | "PUBLIC_NONPROFIT" | "TECHNOLOGY_TELECOM" | "TRAVEL_TRANSPORT" | "OTHER") | null;
            selfHiring?: boolean | null;
            sessionCount?: number | null;
            /** Format: uuid */
            readonly spaceId?: string;
            status?: ("UNDER_CONSTRUCTION" | "PROCESSING" | "CONFIRMED" | "OPEN" | "FINISHED") | null;
            title?: string | null;
            /** @enum {string} */
            type?: "CONSUMER_SURVEY" | "ONLINE_COMMUNITY" | "OWN_DATABASE_SURVEY" | "UX_QUANTITATIVE" | "UX_MODERATED" | "CLICK_TEST" | "CARD_SORTING" | "FOCUS_GROUP" | "FOCUS_INTERVIEW" | "NEURO";
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
        };
        StudyBulk: {
            /** @constant */
            action: "update";
            add?: {
                [key: string]: string[];
            };
            data: components["schemas"]["StudyUpdate"];
            ids: string[];
            remove?: {
                [key: string]: string[];
            };
            versions?: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            action: "delete";
            ids: string[];
            versions?: {
                [key: string]: number;
            };
        };
        StudyCreate: {
            allowedDevices?: null | ("DESKTOP" | "MOBILE" | "BOTH");
            country?: null | string;
            criteria?: null | ({
                /** @enum {string} */
                criterion: "GENDER" | "AGE" | "PROVINCE" | "REGION" | "NIELSEN" | "EDUCATION" | "OCCUPATION" | "HOUSEHOLD" | "OTHER";
                /**
                 * @example [
                 *       "W"
                 *     ]
                 */
                values: string[];
            } & unknown)[];
            desktopShare?: null | number;
            estimatedDuration?: null | number;
            fieldTracking?: null | boolean;
            incidenceRate?: null | number;
            mobileShare?: null | number;
            name: string;
            neuroObjectives?: null | ("BRAND" | "SALES")[];
            neuroSector?: null | ("FOOD" | "SNACKS_SWEETS" | "DAIRY" | "SOFT_DRINKS" | "BEER_WINE_SPIRITS" | "CARS" | "FUEL" | "BANKING" | "INSURANCE" | "COSMETICS_PERFUME" | "PERSONAL_HYGIENE" | "CLEANING" | "HOME_APPLIANCES" | "FASHION" | "ELECTRONICS" | "TELECOM" | "ENERGY" | "RETAIL_RESTAURANTS" | "TRAVEL_LEISURE" | "HEALTH" | "INSTITUTIONS");
            objective?: null | string;
            participantSource?: null | ("PANEL" | "OWN");
            quotas?: null | {
                target: number;
                title: string;
            }[];
            randomTaskOrder?: null | boolean;
            recordedSources?: null | ("SCREEN" | "WEBCAM" | "MICROPHONE")[];
            releaseDate?: null | string;
            sampleSize?: null | number;
            sector?: null | ("FOOD_DRINK" | "AUTOMOTIVE" | "BANKING_INSURANCE" | "BEAUTY_CARE" | "CONSULTING_RESEARCH" | "RETAIL" | "EDUCATION" | "ENERGY_UTILITIES" | "FASHION" | "HOME" | "MEDIA_ENTERTAINMENT" | "HEALTH_PHARMA" | "PUBLIC_NONPROFIT" | "TECHNOLOGY_TELECOM" | "TRAVEL_TRANSPORT" | "OTHER");
            selfHiring?: null | boolean;
            sessionCount?: null | number;
            /** Format: uuid */
            readonly spaceId?: string;
            title?: null | string;
            /** @enum {string} */
            type: "CONSUMER_SURVEY" | "ONLINE_COMMUNITY" | "OWN_DATABASE_SURVEY" | "UX_QUANTITATIVE" | "UX_MODERATED" | "CLICK_TEST" | "CARD_SORTING" | "FOCUS_GROUP" | "FOCUS_INTERVIEW" | "NEURO";
        };
        StudyUpdate: {
            allowedDevices?: null | ("DESKTOP" | "MOBILE" | "BOTH");
            country?: null | string;
            criteria?: null | ({
                /** @enum {string} */
                criterion: "GENDER" | "AGE" | "PROVINCE" | "REGION" | "NIELSEN" | "EDUCATION" | "OCCUPATION" | "HOUSEHOLD" | "OTHER";
                /**
                 * @example [
                 *       "W"
                 *     ]
                 */
                values: string[];
            } & unknown)[];
            desktopShare?: null | number;
            estimatedDuration?: null | number;
            fieldTracking?: null | boolean;
            incidenceRate?: null | number;
            mobileShare?: null | number;
            name?: string;
            neuroObjectives?: null | ("BRAND" | "SALES")[];
            neuroSector?: null | ("FOOD" | "SNACKS_SWEETS" | "DAIRY" | "SOFT_DRINKS" | "BEER_WINE_SPIRITS" | "CARS" | "FUEL" | "BANKING" | "INSURANCE" | "COSMETICS_PERFUME" | "PERSONAL_HYGIENE" | "CLEANING" | "HOME_APPLIANCES" | "FASHION" | "ELECTRONICS" | "TELECOM" | "ENERGY" | "RETAIL_RESTAURANTS" | "TRAVEL_LEISURE" | "HEALTH" | "INSTITUTIONS");
            objective?: null | string;
            participantSource?: null | ("PANEL" | "OWN");
            quotas?: null | {
                target: number;
                title: string;
            }[];
            randomTaskOrder?: null | boolean;
            recordedSources?: null | ("SCREEN" | "WEBCAM" | "MICROPHONE")[];
            releaseDate?: null | string;
            sampleSize?: null | number;
            sector?: null | ("FOOD_DRINK" | "AUTOMOTIVE" | "BANKING_INSURANCE" | "BEAUTY_CARE" | "CONSULTING_RESEARCH" | "RETAIL" | "EDUCATION" | "ENERGY_UTILITIES" | "FASHION" | "HOME" | "MEDIA_ENTERTAINMENT" | "HEALTH_PHARMA" | "PUBLIC_NONPROFIT" | "TECHNOLOGY_TELECOM" | "TRAVEL_TRANSPORT" | "OTHER");
            selfHiring?: null | boolean;
            sessionCount?: null | number;
            title?: null | string;
            /** @enum {string} */
            type?: "CONSUMER_SURVEY" | "ONLINE_COMMUNITY" | "OWN_DATABASE_SURVEY" | "UX_QUANTITATIVE" | "UX_MODERATED" | "CLICK_TEST" | "CARD_SORTING" | "FOCUS_GROUP" | "FOCUS_INTERVIEW" | "NEURO";
        };
        SuitePersonalisation: {
            backgroundImage?: string | null;
            buttonColor?: string | null;
            contrastColor?: string | null;
            /** Format: date-time */
            readonly createdAt?: string;
            desktopLogo?: string | null;
            /** Format: uuid */
            readonly id?: string;
            mobileLogo?: string | null;
            primaryColor?: string;
            secondaryColor?: string | null;
            /** Format: uuid */
            readonly spaceId?: string;
            textColor?: string | null;
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
        };
        SuitePersonalisationBulk: {
            /** @constant */
            action: "update";
            add?: {
                [key: string]: string[];
            };
            data: components["schemas"]["SuitePersonalisationUpdate"];
            ids: string[];
            remove?: {
                [key: string]: string[];
            };
            versions?: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            action: "delete";
            ids: string[];
            versions?: {
                [key: string]: number;
            };
        };
        SuitePersonalisationCreate: {
            backgroundImage?: null | string;
            buttonColor?: null | string;
            contrastColor?: null | string;
            desktopLogo?: null | string;
            mobileLogo?: null | string;
            primaryColor?: string;
            secondaryColor?: null | string;
            /** Format: uuid */
            readonly spaceId?: string;
            textColor?: null | string;
        };
        SuitePersonalisationUpdate: {
            backgroundImage?: null | string;
            buttonColor?: null | string;
            contrastColor?: null | string;
            desktopLogo?: null | string;
            mobileLogo?: null | string;
            primaryColor?: string;
            secondaryColor?: null | string;
            textColor?: null | string;
        };
        SuiteUser: {
            /** Format: date-time */
            readonly createdAt?: string;
            /** Format: email */
            email?: string;
            /** Format: uuid */
            readonly id?: string;
            name?: string;
            /** @enum {string} */
            role?: "SUPERADMIN" | "ADMINISTRATOR" | "OBSERVER" | "MODERATOR" | "PARTICIPANT";
            secondSurname?: string | null;
            /** Format: uuid */
            readonly spaceId?: string;
            studies?: string[] | null;
            surname?: string | null;
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
            visibility?: ("ALL" | "SELECTED") | null;
        };
        SuiteUserBulk: {
            /** @constant */
            action: "update";
            add?: {
                [key: string]: string[];
            };
            data: components["schemas"]["SuiteUserUpdate"];
            ids: string[];
            remove?: {
                [key: string]: string[];
            };
            versions?: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            action: "delete";
            ids: string[];
            versions?: {
                [key: string]: number;
            };
        };
        SuiteUserCreate: {
            /** Format: email */
            email: string;
            name: string;
            /** @enum {string} */
            role: "SUPERADMIN" | "ADMINISTRATOR" | "OBSERVER" | "MODERATOR" | "PARTICIPANT";
            secondSurname?: null | string;
            /** Format: uuid */
            readonly spaceId?: string;
            studies?: null | string[];
            surname?: null | string;
            visibility?: null | ("ALL" | "SELECTED");
        };
        SuiteUserUpdate: {
            name?: string;
            /** @enum {string} */
            role?: "SUPERADMIN" | "ADMINISTRATOR" | "OBSERVER" | "MODERATOR" | "PARTICIPANT";
            secondSurname?: null | string;
            studies?: null | string[];
            surname?: null | string;
            visibility?: null | ("ALL" | "SELECTED");
        };
        Tag: {
            color?: string | null;
            /** Format: date-time */
            readonly createdAt?: string;
            description?: string | null;
            /** Format: uuid */
            readonly id?: string;
            isPublic?: boolean | null;
            name?: string;
            /** Format: uuid */
            readonly spaceId?: string;
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
        };
        TagBulk: {
            /** @constant */
            action: "update";
            add?: {
                [key: string]: string[];
            };
            data: components["schemas"]["TagUpdate"];
            ids: string[];
            remove?: {
                [key: string]: string[];
            };
            versions?: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            action: "delete";
            ids: string[];
            versions?: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            action: "restore";
            ids: string[];
        };
        TagCreate: {
            color?: null | string;
            description?: null | string;
            isPublic?: null | boolean;
            name: string;
            /** Format: uuid */
            readonly spaceId?: string;
        };
        TagUpdate: {
            color?: null | string;
            description?: null | string;
            isPublic?: null | boolean;
            name?: string;
        };
        TeamActivity: {
            comments: number;
            /** Format: date-time */
            endsAt: string | null;
            /** Format: uuid */
            id: string;
            labs: number;
            /** @enum {string} */
            opening: "closed" | "comingSoon" | "open" | "ended";
            participations: number;
            rating: number;
            /** Format: date-time */
            since: string;
            /** Format: date-time */
            startsAt: string | null;
            status: string;
            title: string;
            type: string;
            unseen: number;
        };
        TeamChat: {
            /** Format: date-time */
            now: string;
            people: {
                /** Format: uuid */
                id: string;
                image: string | null;
                isMuted: boolean;
                name: string;
                seenAt: string | null;
            }[];
            questions: {
                /** Format: uuid */
                id: string;
                sentAt: string | null;
                text: string;
            }[];
            settings: {
                areLatecomersWelcome: boolean;
                /** Format: date-time */
                endsAt: string;
                /** Format: date-time */
                startsAt: string;
            } | null;
            timeZone: string;
        };
        TeamDebate: {
            minTopics: number | null;
            topics: {
                color: string;
                comments: number;
                description?: string;
                /** Format: uuid */
                id: string;
                tag?: string;
                title: string;
            }[];
        };
        TeamHeatMap: {
            images: {
                explanationRequired: boolean;
                height: number | null;
                /** Format: uuid */
                id: string;
                image: string;
                instructions: string;
                maxNegative: number;
                maxPositive: number;
                minPoints: number;
                title: string;
                width: number | null;
            }[];
            isRandomOrder: boolean;
            isSaved: boolean;
            labels: {
                NEGATIVE: string;
                POSITIVE: string;
            };
            members: number;
            points: number;
            rules: {
                askWhy: boolean;
                mostImages: number;
            };
        };
        TeamOpinion: {
            opinions: number;
            settings: {
                /** @enum {string} */
                othersVisible: "AFTER_OWN" | "ALWAYS" | "NEVER";
                question: string;
            } | null;
        };
        TeamPoll: {
            counts: {
                code: string;
                count: number;
            }[];
            settings: {
                isMultiple: boolean;
                options: {
                    code: string;
                    text: string;
                }[];
                question: string;
            } | null;
            voters: number;
        };
        TeamTask: {
            settings: {
                /** @enum {string} */
                othersVisible: "NEVER" | "AFTER_OWN" | "ALWAYS";
                parts: {
                    answers: number;
                    description: string;
                    /** Format: uuid */
                    id: string;
                    isRequired: boolean;
                    /** @enum {string} */
                    kind: "TEXT" | "PHOTO" | "VIDEO" | "FILE";
                    minWords: number | null;
                    sentBack: number;
                    title: string;
                }[];
            } | null;
        };
        Topic: {
            /** Format: uuid */
            activity?: string;
            color?: string | null;
            commentCount?: number | null;
            /** Format: date-time */
            readonly createdAt?: string;
            description?: string | null;
            /** Format: uuid */
            readonly id?: string;
            position?: number | null;
            /** Format: uuid */
            readonly spaceId?: string;
            tag?: string | null;
            title?: string;
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
        };
        TopicBulk: {
            /** @constant */
            action: "update";
            add?: {
                [key: string]: string[];
            };
            data: components["schemas"]["TopicUpdate"];
            ids: string[];
            remove?: {
                [key: string]: string[];
            };
            versions?: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            action: "delete";
            ids: string[];
            versions?: {
                [key: string]: number;
            };
        };
        TopicCreate: {
            /** Format: uuid */
            activity: string;
            color?: null | string;
            description?: null | string;
            position?: null | number;
            /** Format: uuid */
            readonly spaceId?: string;
            tag?: null | string;
            title: string;
        };
        TopicUpdate: {
            color?: null | string;
            description?: null | string;
            position?: null | number;
            tag?: null | string;
            title?: string;
        };
        TrackingVendor: {
            active?: boolean | null;
            connectHosts?: string[] | null;
            /** Format: date-time */
            readonly createdAt?: string;
            /** Format: uuid */
            readonly id?: string;
            name?: string;
            scriptHosts?: string[];
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
        };
        TrackingVendorBulk: {
            /** @constant */
            action: "update";
            add?: {
                [key: string]: string[];
            };
            data: components["schemas"]["TrackingVendorUpdate"];
            ids: string[];
            remove?: {
                [key: string]: string[];
            };
            versions?: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            action: "delete";
            ids: string[];
            versions?: {
                [key: string]: number;
            };
        };
        TrackingVendorCreate: {
            active?: null | boolean;
            connectHosts?: null | string[];
            name: string;
            scriptHosts: string[];
        };
        TrackingVendorUpdate: {
            active?: null | boolean;
            connectHosts?: null | string[];
            name?: string;
            scriptHosts?: string[];
        };
        Transcript: {
            completedAt?: string | null;
            /** Format: date-time */
            readonly createdAt?: string;
            /** Format: uuid */
            readonly id?: string;
            language?: string | null;
            /** Format: uuid */
            recording?: string;
            segments?: {
                endSeconds?: number;
                speaker?: string;
                startSeconds: number;
                text: string;
            }[] | null;
            /** Format: uuid */
            readonly spaceId?: string;
            speakerNames?: {
                name: string;
                speaker: string;
            }[] | null;
            status?: ("REQUESTED" | "PROCESSING" | "READY" | "FAILED") | null;
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
        };
        UndecidedResponses: {
            /** Format: uuid */
            activityId: string;
            responses: number;
        };
        UnseenAlerts: {
            unseenAlerts: number;
        };
        UsabilityTest: {
            /** Format: uuid */
            activity?: string;
            /** Format: date-time */
            readonly createdAt?: string;
            events?: {
                /** @enum {string} */
                event: "CHANGE" | "CLICK" | "SCROLL" | "URL_LOAD" | "VIEW";
                message?: string;
                name: string;
                selector?: string;
            }[] | null;
            /** Format: uuid */
            readonly id?: string;
            /** Format: uri */
            initialUrl?: string;
            recordCamera?: boolean | null;
            recordMicrophone?: boolean | null;
            recordScreen?: boolean | null;
            /** Format: uuid */
            readonly spaceId?: string;
            taskPosition?: ("TOP_LEFT" | "TOP_RIGHT" | "BOTTOM_LEFT" | "BOTTOM_RIGHT") | null;
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
        };
        UsabilityTestBulk: {
            /** @constant */
            action: "update";
            add?: {
                [key: string]: string[];
            };
            data: components["schemas"]["UsabilityTestUpdate"];
            ids: string[];
            remove?: {
                [key: string]: string[];
            };
            versions?: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            action: "delete";
            ids: string[];
            versions?: {
                [key: string]: number;
            };
        };
        UsabilityTestCreate: {
            /** Format: uuid */
            activity: string;
            events?: null | {
                /** @enum {string} */
                event: "CHANGE" | "CLICK" | "SCROLL" | "URL_LOAD" | "VIEW";
                message?: string;
                name: string;
                selector?: string;
            }[];
            /** Format: uri */
            initialUrl: string;
            recordCamera?: null | boolean;
            recordMicrophone?: null | boolean;
            recordScreen?: null | boolean;
            /** Format: uuid */
            readonly spaceId?: string;
            taskPosition?: null | ("TOP_LEFT" | "TOP_RIGHT" | "BOTTOM_LEFT" | "BOTTOM_RIGHT");
        };
        UsabilityTestUpdate: {
            events?: null | {
                /** @enum {string} */
                event: "CHANGE" | "CLICK" | "SCROLL" | "URL_LOAD" | "VIEW";
                message?: string;
                name: string;
                selector?: string;
            }[];
            /** Format: uri */
            initialUrl?: string;
            recordCamera?: null | boolean;
            recordMicrophone?: null | boolean;
            recordScreen?: null | boolean;
            taskPosition?: null | ("TOP_LEFT" | "TOP_RIGHT" | "BOTTOM_LEFT" | "BOTTOM_RIGHT");
        };
        UsedTag: {
            members: number;
            tag: string;
        };
        UxTask: {
            activity?: string | null;
            checkpointCount?: number | null;
            clickArea?: {
                height: number;
                width: number;
                x: number;
                y: number;
            }[] | null;
            /** Format: date-time */
            readonly createdAt?: string;
            description?: string | null;
            /** Format: uuid */
            readonly id?: string;
            instructions?: string;
            minimumSeconds?: number | null;
            name?: string;
            position?: number | null;
            questionnaire?: string | null;
            recordedSources?: ("SCREEN" | "WEBCAM" | "MICROPHONE")[] | null;
            screenshot?: string | null;
            /** Format: uuid */
            readonly spaceId?: string;
            startUrlDesktop?: string | null;
            startUrlPhone?: string | null;
            study?: string | null;
            successUrl?: string | null;
            timeoutSeconds?: number | null;
            /** @enum {string} */
            type?: "NAVIGATION_TEST" | "QUESTIONS_ONLY";
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
        };
        UxTaskBulk: {
            /** @constant */
            action: "update";
            add?: {
                [key: string]: string[];
            };
            data: components["schemas"]["UxTaskUpdate"];
            ids: string[];
            remove?: {
                [key: string]: string[];
            };
            versions?: {
                [key: string]: number;
            };
        } | {
            /** @constant */
            action: "delete";
            ids: string[];
            versions?: {
                [key: string]: number;
            };
        };
        UxTaskCreate: {
            activity?: null | string;
            clickArea?: null | {
                height: number;
                width: number;
                x: number;
                y: number;
            }[];
            description?: null | string;
            instructions: string;
            minimumSeconds?: null | number;
            name: string;
            position?: null | number;
            recordedSources?: null | ("SCREEN" | "WEBCAM" | "MICROPHONE")[];
            screenshot?: null | string;
            /** Format: uuid */
            readonly spaceId?: string;
            startUrlDesktop?: null | string;
            startUrlPhone?: null | string;
            study?: null | string;
            successUrl?: null | string;
            timeoutSeconds?: null | number;
            /** @enum {string} */
            type?: "NAVIGATION_TEST" | "QUESTIONS_ONLY";
        };
        UxTaskUpdate: {
            activity?: null | string;
            clickArea?: null | {
                height: number;
                width: number;
                x: number;
                y: number;
            }[];
            description?: null | string;
            instructions?: string;
            minimumSeconds?: null | number;
            name?: string;
            position?: null | number;
            recordedSources?: null | ("SCREEN" | "WEBCAM" | "MICROPHONE")[];
            screenshot?: null | string;
            startUrlDesktop?: null | string;
            startUrlPhone?: null | string;
            study?: null | string;
            successUrl?: null | string;
            timeoutSeconds?: null | number;
            /** @enum {string} */
            type?: "NAVIGATION_TEST" | "QUESTIONS_ONLY";
        };
        VideoChat: {
            /** Format: uuid */
            activity?: string;
            /** Format: date-time */
            readonly createdAt?: string;
            endedAt?: string | null;
            /** Format: uuid */
            readonly id?: string;
            isRecording?: boolean | null;
            launchedAt?: string | null;
            /** Format: uuid */
            readonly spaceId?: string;
            startedAt?: string | null;
            status?: ("UNAVAILABLE" | "WAITING" | "STARTED" | "ENDED") | null;
            /** Format: date-time */
            readonly updatedAt?: string;
            readonly version?: number;
        };
        WaitingComment: {
            activity: {
                /** Format: uuid */
                id: string;
                title: string;
                type: string;
            };
            author: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            text: string;
        };
        WizardDraft: {
            before?: Record<string, never>;
            data: Record<string, never>;
            faults: {
                message?: string;
                path?: string;
                rule?: string;
                step?: string;
            }[];
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            record?: string;
            recordVersion?: number;
            shown: string[];
            /** Format: date-time */
            updatedAt?: string;
            version: number;
        };
    };
    responses: {
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        "Accept-Language": string;
        "Idempotency-Key": string;
        "If-Match": string;
        "X-Preview-As": string;
        "X-Space": string;
    };
    requestBodies: never;
    headers: {
        "Content-Disposition": string;
        "Content-Range": string;
        ETag: string;
        "Idempotency-Replayed": "true";
        "X-Count": "estimate";
        "X-Next-Cursor": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAcceptances: {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acceptance"][];
                };
            };
        };
    };
    getAcceptance: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acceptance"];
                };
            };
        };
    };
    getAcceptanceHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    exportAcceptances: {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    listActivities: {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityListed"][];
                };
            };
        };
    };
    updateActivities: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    createActivity: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityCreate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"];
                };
            };
        };
    };
    deleteActivities: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    getActivity: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"];
                };
            };
        };
    };
    updateActivity: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"];
                };
            };
        };
    };
    deleteActivity: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"];
                };
            };
        };
    };
    getActivityHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    restoreActivityEntry: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                entryId: string;
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"];
                };
            };
        };
    };
    announceActivity: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"];
                };
            };
        };
    };
    blockActivity: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"];
                };
            };
        };
    };
    finishActivity: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"];
                };
            };
        };
    };
    openActivity: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"];
                };
            };
        };
    };
    unblockActivity: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"];
                };
            };
        };
    };
    bulkActivities: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityBulk"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    exportActivities: {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    importActivities: {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
                from?: string;
                key?: string;
                mode?: "create" | "upsert";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    mapping?: string;
                    /** Format: uuid */
                    spaceId?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDryRun"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        job: string;
                    };
                };
            };
        };
    };
    importActivitiesTemplate: {
        parameters: {
            query?: {
                format?: "csv" | "xlsx";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    listAnalyses: {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analysis"][];
                };
            };
        };
    };
    updateAnalyses: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnalysisUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    createAnalysis: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnalysisCreate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analysis"];
                };
            };
        };
    };
    deleteAnalyses: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    getAnalysis: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analysis"];
                };
            };
        };
    };
    updateAnalysis: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnalysisUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analysis"];
                };
            };
        };
    };
    deleteAnalysis: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analysis"];
                };
            };
        };
    };
    getAnalysisHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    restoreAnalysisEntry: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                entryId: string;
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analysis"];
                };
            };
        };
    };
    completeAnalysis: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analysis"];
                };
            };
        };
    };
    reviewAnalysis: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analysis"];
                };
            };
        };
    };
    bulkAnalyses: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnalysisBulk"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    exportAnalyses: {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    importAnalyses: {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
                from?: string;
                key?: string;
                mode?: "create" | "upsert";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    mapping?: string;
                    /** Format: uuid */
                    spaceId?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDryRun"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        job: string;
                    };
                };
            };
        };
    };
    importAnalysesTemplate: {
        parameters: {
            query?: {
                format?: "csv" | "xlsx";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    listAnnotations: {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Annotation"][];
                };
            };
        };
    };
    updateAnnotations: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnotationUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    createAnnotation: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnotationCreate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Annotation"];
                };
            };
        };
    };
    deleteAnnotations: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    getAnnotation: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Annotation"];
                };
            };
        };
    };
    updateAnnotation: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnotationUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Annotation"];
                };
            };
        };
    };
    deleteAnnotation: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Annotation"];
                };
            };
        };
    };
    getAnnotationHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    restoreAnnotationEntry: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                entryId: string;
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Annotation"];
                };
            };
        };
    };
    restoreAnnotation: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Annotation"];
                };
            };
        };
    };
    bulkAnnotations: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnotationBulk"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    exportAnnotations: {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    importAnnotations: {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
                from?: string;
                key?: string;
                mode?: "create" | "upsert";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    mapping?: string;
                    /** Format: uuid */
                    spaceId?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDryRun"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        job: string;
                    };
                };
            };
        };
    };
    importAnnotationsTemplate: {
        parameters: {
            query?: {
                format?: "csv" | "xlsx";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "listCard-sorts": {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardSort"][];
                };
            };
        };
    };
    "updateCard-sorts": {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardSortUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    createCardSort: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardSortCreate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardSort"];
                };
            };
        };
    };
    "deleteCard-sorts": {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    getCardSort: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardSort"];
                };
            };
        };
    };
    updateCardSort: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardSortUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardSort"];
                };
            };
        };
    };
    deleteCardSort: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardSort"];
                };
            };
        };
    };
    getCardSortHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    restoreCardSortEntry: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                entryId: string;
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardSort"];
                };
            };
        };
    };
    "bulkCard-sorts": {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardSortBulk"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    "exportCard-sorts": {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "importCard-sorts": {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
                from?: string;
                key?: string;
                mode?: "create" | "upsert";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    mapping?: string;
                    /** Format: uuid */
                    spaceId?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDryRun"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        job: string;
                    };
                };
            };
        };
    };
    "importCard-sortsTemplate": {
        parameters: {
            query?: {
                format?: "csv" | "xlsx";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "listChat-messages": {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessage"][];
                };
            };
        };
    };
    getChatMessage: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessage"];
                };
            };
        };
    };
    getChatMessageHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    "exportChat-messages": {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    listCheckpoints: {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkpoint"][];
                };
            };
        };
    };
    updateCheckpoints: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckpointUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    createCheckpoint: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckpointCreate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkpoint"];
                };
            };
        };
    };
    deleteCheckpoints: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    getCheckpoint: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkpoint"];
                };
            };
        };
    };
    updateCheckpoint: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckpointUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkpoint"];
                };
            };
        };
    };
    deleteCheckpoint: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkpoint"];
                };
            };
        };
    };
    getCheckpointHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    restoreCheckpointEntry: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                entryId: string;
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkpoint"];
                };
            };
        };
    };
    bulkCheckpoints: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckpointBulk"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    exportCheckpoints: {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    importCheckpoints: {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
                from?: string;
                key?: string;
                mode?: "create" | "upsert";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    mapping?: string;
                    /** Format: uuid */
                    spaceId?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDryRun"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        job: string;
                    };
                };
            };
        };
    };
    importCheckpointsTemplate: {
        parameters: {
            query?: {
                format?: "csv" | "xlsx";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "listClient-notifications": {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientNotification"][];
                };
            };
        };
    };
    "updateClient-notifications": {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientNotificationUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    createClientNotification: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientNotificationCreate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientNotification"];
                };
            };
        };
    };
    "deleteClient-notifications": {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    getClientNotification: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientNotification"];
                };
            };
        };
    };
    updateClientNotification: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientNotificationUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientNotification"];
                };
            };
        };
    };
    deleteClientNotification: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientNotification"];
                };
            };
        };
    };
    getClientNotificationHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    restoreClientNotificationEntry: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                entryId: string;
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientNotification"];
                };
            };
        };
    };
    "bulkClient-notifications": {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientNotificationBulk"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    "exportClient-notifications": {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "importClient-notifications": {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
                from?: string;
                key?: string;
                mode?: "create" | "upsert";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    mapping?: string;
                    /** Format: uuid */
                    spaceId?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDryRun"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        job: string;
                    };
                };
            };
        };
    };
    "importClient-notificationsTemplate": {
        parameters: {
            query?: {
                format?: "csv" | "xlsx";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    listCodes: {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Code"][];
                };
            };
        };
    };
    updateCodes: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    createCode: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeCreate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Code"];
                };
            };
        };
    };
    deleteCodes: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    getCode: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Code"];
                };
            };
        };
    };
    updateCode: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Code"];
                };
            };
        };
    };
    deleteCode: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Code"];
                };
            };
        };
    };
    getCodeHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    restoreCodeEntry: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                entryId: string;
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Code"];
                };
            };
        };
    };
    bulkCodes: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeBulk"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    exportCodes: {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    importCodes: {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
                from?: string;
                key?: string;
                mode?: "create" | "upsert";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    mapping?: string;
                    /** Format: uuid */
                    spaceId?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDryRun"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        job: string;
                    };
                };
            };
        };
    };
    importCodesTemplate: {
        parameters: {
            query?: {
                format?: "csv" | "xlsx";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "listCoin-transactions": {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoinTransaction"][];
                };
            };
        };
    };
    getCoinTransaction: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoinTransaction"];
                };
            };
        };
    };
    getCoinTransactionHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    "exportCoin-transactions": {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    listComments: {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentListed"][];
                };
            };
        };
    };
    getComment: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
        };
    };
    getCommentHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    exportComments: {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    listCommunities: {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Community"][];
                };
            };
        };
    };
    updateCommunities: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommunityUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    createCommunity: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommunityCreate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Community"];
                };
            };
        };
    };
    deleteCommunities: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    getCommunity: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Community"];
                };
            };
        };
    };
    updateCommunity: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommunityUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Community"];
                };
            };
        };
    };
    deleteCommunity: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Community"];
                };
            };
        };
    };
    cloneCommunity: {
        parameters: {
            header?: {
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    origin: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        name: string;
                        origin: string;
                    };
                };
            };
        };
    };
    getCommunityHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    restoreCommunityEntry: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                entryId: string;
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Community"];
                };
            };
        };
    };
    bulkCommunities: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommunityBulk"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    exportCommunities: {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    importCommunities: {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
                from?: string;
                key?: string;
                mode?: "create" | "upsert";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    mapping?: string;
                    /** Format: uuid */
                    spaceId?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDryRun"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        job: string;
                    };
                };
            };
        };
    };
    importCommunitiesTemplate: {
        parameters: {
            query?: {
                format?: "csv" | "xlsx";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "listCommunity-configuration": {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunityConfiguration"][];
                };
            };
        };
    };
    "updateCommunity-configuration": {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommunityConfigurationUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    createCommunityConfiguration: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommunityConfigurationCreate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunityConfiguration"];
                };
            };
        };
    };
    "deleteCommunity-configuration": {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    getCommunityConfiguration: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunityConfiguration"];
                };
            };
        };
    };
    updateCommunityConfiguration: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommunityConfigurationUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunityConfiguration"];
                };
            };
        };
    };
    deleteCommunityConfiguration: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunityConfiguration"];
                };
            };
        };
    };
    getCommunityConfigurationHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    restoreCommunityConfigurationEntry: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                entryId: string;
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunityConfiguration"];
                };
            };
        };
    };
    "bulkCommunity-configuration": {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommunityConfigurationBulk"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    "exportCommunity-configuration": {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "importCommunity-configuration": {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
                from?: string;
                key?: string;
                mode?: "create" | "upsert";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    mapping?: string;
                    /** Format: uuid */
                    spaceId?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDryRun"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        job: string;
                    };
                };
            };
        };
    };
    "importCommunity-configurationTemplate": {
        parameters: {
            query?: {
                format?: "csv" | "xlsx";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    listCompanies: {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"][];
                };
            };
        };
    };
    updateCompanies: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    createCompany: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyCreate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
        };
    };
    deleteCompanies: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    getCompany: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
        };
    };
    updateCompany: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
        };
    };
    deleteCompany: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
        };
    };
    getCompanyHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    restoreCompanyEntry: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                entryId: string;
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
        };
    };
    bulkCompanies: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyBulk"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    exportCompanies: {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    importCompanies: {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
                from?: string;
                key?: string;
                mode?: "create" | "upsert";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    mapping?: string;
                    /** Format: uuid */
                    spaceId?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDryRun"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        job: string;
                    };
                };
            };
        };
    };
    importCompaniesTemplate: {
        parameters: {
            query?: {
                format?: "csv" | "xlsx";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    listContracts: {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"][];
                };
            };
        };
    };
    updateContracts: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    createContract: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractCreate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"];
                };
            };
        };
    };
    deleteContracts: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    getContract: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"];
                };
            };
        };
    };
    updateContract: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"];
                };
            };
        };
    };
    deleteContract: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"];
                };
            };
        };
    };
    getContractHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    restoreContractEntry: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                entryId: string;
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"];
                };
            };
        };
    };
    signContract: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"];
                };
            };
        };
    };
    terminateContract: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"];
                };
            };
        };
    };
    bulkContracts: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractBulk"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    exportContracts: {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    importContracts: {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
                from?: string;
                key?: string;
                mode?: "create" | "upsert";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    mapping?: string;
                    /** Format: uuid */
                    spaceId?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDryRun"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        job: string;
                    };
                };
            };
        };
    };
    importContractsTemplate: {
        parameters: {
            query?: {
                format?: "csv" | "xlsx";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    listCountries: {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
        };
    };
    updateCountries: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountryUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    createCountry: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountryCreate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"];
                };
            };
        };
    };
    deleteCountries: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    getCountry: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"];
                };
            };
        };
    };
    updateCountry: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountryUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"];
                };
            };
        };
    };
    deleteCountry: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"];
                };
            };
        };
    };
    getCountryHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    restoreCountryEntry: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                entryId: string;
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"];
                };
            };
        };
    };
    bulkCountries: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountryBulk"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    exportCountries: {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    importCountries: {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
                from?: string;
                key?: string;
                mode?: "create" | "upsert";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    mapping?: string;
                    /** Format: uuid */
                    spaceId?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDryRun"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        job: string;
                    };
                };
            };
        };
    };
    importCountriesTemplate: {
        parameters: {
            query?: {
                format?: "csv" | "xlsx";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "listCredit-transactions": {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditTransaction"][];
                };
            };
        };
    };
    getCreditTransaction: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditTransaction"];
                };
            };
        };
    };
    getCreditTransactionHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    "exportCredit-transactions": {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "listEmail-records": {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailRecord"][];
                };
            };
        };
    };
    getEmailRecord: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailRecord"];
                };
            };
        };
    };
    getEmailRecordHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    "exportEmail-records": {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "listFocus-participants": {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FocusParticipant"][];
                };
            };
        };
    };
    "updateFocus-participants": {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FocusParticipantUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    createFocusParticipant: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FocusParticipantCreate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FocusParticipant"];
                };
            };
        };
    };
    "deleteFocus-participants": {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    getFocusParticipant: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FocusParticipant"];
                };
            };
        };
    };
    updateFocusParticipant: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FocusParticipantUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FocusParticipant"];
                };
            };
        };
    };
    deleteFocusParticipant: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FocusParticipant"];
                };
            };
        };
    };
    getFocusParticipantHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    restoreFocusParticipantEntry: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                entryId: string;
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FocusParticipant"];
                };
            };
        };
    };
    restoreFocusParticipant: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FocusParticipant"];
                };
            };
        };
    };
    confirmFocusParticipant: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FocusParticipant"];
                };
            };
        };
    };
    preConfirmFocusParticipant: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FocusParticipant"];
                };
            };
        };
    };
    withdrawFocusParticipant: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FocusParticipant"];
                };
            };
        };
    };
    "bulkFocus-participants": {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FocusParticipantBulk"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    "exportFocus-participants": {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "importFocus-participants": {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
                from?: string;
                key?: string;
                mode?: "create" | "upsert";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    mapping?: string;
                    /** Format: uuid */
                    spaceId?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDryRun"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        job: string;
                    };
                };
            };
        };
    };
    "importFocus-participantsTemplate": {
        parameters: {
            query?: {
                format?: "csv" | "xlsx";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "listFocus-sessions": {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FocusSession"][];
                };
            };
        };
    };
    "updateFocus-sessions": {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FocusSessionUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    createFocusSession: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FocusSessionCreate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FocusSession"];
                };
            };
        };
    };
    "deleteFocus-sessions": {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    getFocusSession: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FocusSession"];
                };
            };
        };
    };
    updateFocusSession: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FocusSessionUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FocusSession"];
                };
            };
        };
    };
    deleteFocusSession: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FocusSession"];
                };
            };
        };
    };
    getFocusSessionHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    restoreFocusSessionEntry: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                entryId: string;
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FocusSession"];
                };
            };
        };
    };
    confirmFocusSession: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FocusSession"];
                };
            };
        };
    };
    fillFocusSession: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FocusSession"];
                };
            };
        };
    };
    reopenFocusSession: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FocusSession"];
                };
            };
        };
    };
    "bulkFocus-sessions": {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FocusSessionBulk"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    "exportFocus-sessions": {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "importFocus-sessions": {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
                from?: string;
                key?: string;
                mode?: "create" | "upsert";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    mapping?: string;
                    /** Format: uuid */
                    spaceId?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDryRun"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        job: string;
                    };
                };
            };
        };
    };
    "importFocus-sessionsTemplate": {
        parameters: {
            query?: {
                format?: "csv" | "xlsx";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "listFocus-studies": {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FocusStudy"][];
                };
            };
        };
    };
    "updateFocus-studies": {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FocusStudyUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    createFocusStudy: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FocusStudyCreate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FocusStudy"];
                };
            };
        };
    };
    "deleteFocus-studies": {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    getFocusStudy: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FocusStudy"];
                };
            };
        };
    };
    updateFocusStudy: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FocusStudyUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FocusStudy"];
                };
            };
        };
    };
    deleteFocusStudy: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FocusStudy"];
                };
            };
        };
    };
    getFocusStudyHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    restoreFocusStudyEntry: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                entryId: string;
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FocusStudy"];
                };
            };
        };
    };
    "bulkFocus-studies": {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FocusStudyBulk"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    "exportFocus-studies": {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "importFocus-studies": {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
                from?: string;
                key?: string;
                mode?: "create" | "upsert";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    mapping?: string;
                    /** Format: uuid */
                    spaceId?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDryRun"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        job: string;
                    };
                };
            };
        };
    };
    "importFocus-studiesTemplate": {
        parameters: {
            query?: {
                format?: "csv" | "xlsx";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "listGeographic-areas": {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeographicArea"][];
                };
            };
        };
    };
    "updateGeographic-areas": {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GeographicAreaUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    createGeographicArea: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GeographicAreaCreate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeographicArea"];
                };
            };
        };
    };
    "deleteGeographic-areas": {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    getGeographicArea: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeographicArea"];
                };
            };
        };
    };
    updateGeographicArea: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GeographicAreaUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeographicArea"];
                };
            };
        };
    };
    deleteGeographicArea: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeographicArea"];
                };
            };
        };
    };
    getGeographicAreaHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    restoreGeographicAreaEntry: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                entryId: string;
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeographicArea"];
                };
            };
        };
    };
    "bulkGeographic-areas": {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GeographicAreaBulk"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    "exportGeographic-areas": {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "importGeographic-areas": {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
                from?: string;
                key?: string;
                mode?: "create" | "upsert";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    mapping?: string;
                    /** Format: uuid */
                    spaceId?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDryRun"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        job: string;
                    };
                };
            };
        };
    };
    "importGeographic-areasTemplate": {
        parameters: {
            query?: {
                format?: "csv" | "xlsx";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    exportImportFaults: {
        parameters: {
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"][];
                };
            };
        };
    };
    updateInvitations: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    createInvitation: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationCreate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
        };
    };
    deleteInvitations: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    getInvitation: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
        };
    };
    updateInvitation: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
        };
    };
    deleteInvitation: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
        };
    };
    getInvitationHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    restoreInvitationEntry: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                entryId: string;
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
        };
    };
    acceptInvitation: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
        };
    };
    cancelInvitation: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
        };
    };
    expireInvitation: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
        };
    };
    resendInvitation: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
        };
    };
    bulkInvitations: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationBulk"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    exportInvitations: {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    importInvitations: {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
                from?: string;
                key?: string;
                mode?: "create" | "upsert";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    mapping?: string;
                    /** Format: uuid */
                    spaceId?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDryRun"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        job: string;
                    };
                };
            };
        };
    };
    importInvitationsTemplate: {
        parameters: {
            query?: {
                format?: "csv" | "xlsx";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    listLicences: {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Licence"][];
                };
            };
        };
    };
    updateLicences: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LicenceUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    createLicence: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LicenceCreate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Licence"];
                };
            };
        };
    };
    deleteLicences: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    getLicence: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Licence"];
                };
            };
        };
    };
    updateLicence: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LicenceUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Licence"];
                };
            };
        };
    };
    deleteLicence: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Licence"];
                };
            };
        };
    };
    getLicenceHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    restoreLicenceEntry: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                entryId: string;
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Licence"];
                };
            };
        };
    };
    bulkLicences: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LicenceBulk"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    exportLicences: {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    importLicences: {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
                from?: string;
                key?: string;
                mode?: "create" | "upsert";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    mapping?: string;
                    /** Format: uuid */
                    spaceId?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDryRun"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        job: string;
                    };
                };
            };
        };
    };
    importLicencesTemplate: {
        parameters: {
            query?: {
                format?: "csv" | "xlsx";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    listMembers: {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"][];
                };
            };
        };
    };
    updateMembers: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    createMember: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberCreate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
        };
    };
    deleteMembers: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    getMember: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
        };
    };
    updateMember: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
        };
    };
    deleteMember: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
        };
    };
    eraseMember: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erasure"];
                };
            };
        };
    };
    getMemberHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    restoreMemberEntry: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                entryId: string;
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
        };
    };
    getMemberPersonalData: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalData"];
                };
            };
        };
    };
    activateMember: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
        };
    };
    deactivateMember: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
        };
    };
    reactivateMember: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
        };
    };
    bulkMembers: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberBulk"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    exportMembers: {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    importMembers: {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
                from?: string;
                key?: string;
                mode?: "create" | "upsert";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    mapping?: string;
                    /** Format: uuid */
                    spaceId?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDryRun"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        job: string;
                    };
                };
            };
        };
    };
    importMembersTemplate: {
        parameters: {
            query?: {
                format?: "csv" | "xlsx";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    listModerators: {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Moderator"][];
                };
            };
        };
    };
    updateModerators: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModeratorUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    createModerator: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModeratorCreate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Moderator"];
                };
            };
        };
    };
    deleteModerators: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    getModerator: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Moderator"];
                };
            };
        };
    };
    updateModerator: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModeratorUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Moderator"];
                };
            };
        };
    };
    deleteModerator: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Moderator"];
                };
            };
        };
    };
    getModeratorHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    restoreModeratorEntry: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                entryId: string;
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Moderator"];
                };
            };
        };
    };
    bulkModerators: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModeratorBulk"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    exportModerators: {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    importModerators: {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
                from?: string;
                key?: string;
                mode?: "create" | "upsert";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    mapping?: string;
                    /** Format: uuid */
                    spaceId?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDryRun"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        job: string;
                    };
                };
            };
        };
    };
    importModeratorsTemplate: {
        parameters: {
            query?: {
                format?: "csv" | "xlsx";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "listNeuro-results": {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NeuroResult"][];
                };
            };
        };
    };
    "updateNeuro-results": {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NeuroResultUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    createNeuroResult: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NeuroResultCreate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NeuroResult"];
                };
            };
        };
    };
    "deleteNeuro-results": {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    getNeuroResult: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NeuroResult"];
                };
            };
        };
    };
    updateNeuroResult: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NeuroResultUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NeuroResult"];
                };
            };
        };
    };
    deleteNeuroResult: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NeuroResult"];
                };
            };
        };
    };
    getNeuroResultHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    restoreNeuroResultEntry: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                entryId: string;
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NeuroResult"];
                };
            };
        };
    };
    "bulkNeuro-results": {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NeuroResultBulk"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    "exportNeuro-results": {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "importNeuro-results": {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
                from?: string;
                key?: string;
                mode?: "create" | "upsert";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    mapping?: string;
                    /** Format: uuid */
                    spaceId?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDryRun"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        job: string;
                    };
                };
            };
        };
    };
    "importNeuro-resultsTemplate": {
        parameters: {
            query?: {
                format?: "csv" | "xlsx";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    listPanelists: {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Panelist"][];
                };
            };
        };
    };
    updatePanelists: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PanelistUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    createPanelist: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PanelistCreate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Panelist"];
                };
            };
        };
    };
    deletePanelists: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    getPanelist: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Panelist"];
                };
            };
        };
    };
    updatePanelist: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PanelistUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Panelist"];
                };
            };
        };
    };
    deletePanelist: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Panelist"];
                };
            };
        };
    };
    erasePanelist: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erasure"];
                };
            };
        };
    };
    getPanelistHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    restorePanelistEntry: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                entryId: string;
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Panelist"];
                };
            };
        };
    };
    getPanelistPersonalData: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalData"];
                };
            };
        };
    };
    bulkPanelists: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PanelistBulk"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    exportPanelists: {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    importPanelists: {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
                from?: string;
                key?: string;
                mode?: "create" | "upsert";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    mapping?: string;
                    /** Format: uuid */
                    spaceId?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDryRun"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        job: string;
                    };
                };
            };
        };
    };
    importPanelistsTemplate: {
        parameters: {
            query?: {
                format?: "csv" | "xlsx";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    listParticipations: {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Participation"][];
                };
            };
        };
    };
    getParticipation: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Participation"];
                };
            };
        };
    };
    getParticipationHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    exportParticipations: {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    listQuotas: {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quota"][];
                };
            };
        };
    };
    updateQuotas: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuotaUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    createQuota: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuotaCreate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quota"];
                };
            };
        };
    };
    deleteQuotas: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    getQuota: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quota"];
                };
            };
        };
    };
    updateQuota: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuotaUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quota"];
                };
            };
        };
    };
    deleteQuota: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quota"];
                };
            };
        };
    };
    getQuotaHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    restoreQuotaEntry: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                entryId: string;
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quota"];
                };
            };
        };
    };
    bulkQuotas: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuotaBulk"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    exportQuotas: {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    importQuotas: {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
                from?: string;
                key?: string;
                mode?: "create" | "upsert";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    mapping?: string;
                    /** Format: uuid */
                    spaceId?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDryRun"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        job: string;
                    };
                };
            };
        };
    };
    importQuotasTemplate: {
        parameters: {
            query?: {
                format?: "csv" | "xlsx";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    listRaffles: {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Raffle"][];
                };
            };
        };
    };
    getRaffle: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Raffle"];
                };
            };
        };
    };
    getRaffleHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    exportRaffles: {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    listRecordings: {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recording"][];
                };
            };
        };
    };
    getRecording: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recording"];
                };
            };
        };
    };
    getRecordingHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    exportRecordings: {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "listRedeem-cards": {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedeemCard"][];
                };
            };
        };
    };
    "updateRedeem-cards": {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedeemCardUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    createRedeemCard: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedeemCardCreate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedeemCard"];
                };
            };
        };
    };
    "deleteRedeem-cards": {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    getRedeemCard: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedeemCard"];
                };
            };
        };
    };
    updateRedeemCard: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedeemCardUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedeemCard"];
                };
            };
        };
    };
    deleteRedeemCard: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedeemCard"];
                };
            };
        };
    };
    getRedeemCardHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    restoreRedeemCardEntry: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                entryId: string;
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedeemCard"];
                };
            };
        };
    };
    "bulkRedeem-cards": {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedeemCardBulk"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    "exportRedeem-cards": {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "importRedeem-cards": {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
                from?: string;
                key?: string;
                mode?: "create" | "upsert";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    mapping?: string;
                    /** Format: uuid */
                    spaceId?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDryRun"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        job: string;
                    };
                };
            };
        };
    };
    "importRedeem-cardsTemplate": {
        parameters: {
            query?: {
                format?: "csv" | "xlsx";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    listRedeems: {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Redeem"][];
                };
            };
        };
    };
    getRedeem: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Redeem"];
                };
            };
        };
    };
    getRedeemHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    exportRedeems: {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    listReports: {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"][];
                };
            };
        };
    };
    updateReports: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    createReport: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportCreate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
        };
    };
    deleteReports: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    getReport: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
        };
    };
    updateReport: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
        };
    };
    deleteReport: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
        };
    };
    getReportHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    restoreReportEntry: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                entryId: string;
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
        };
    };
    restoreReport: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
        };
    };
    bulkReports: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportBulk"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    exportReports: {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    importReports: {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
                from?: string;
                key?: string;
                mode?: "create" | "upsert";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    mapping?: string;
                    /** Format: uuid */
                    spaceId?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDryRun"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        job: string;
                    };
                };
            };
        };
    };
    importReportsTemplate: {
        parameters: {
            query?: {
                format?: "csv" | "xlsx";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    listSanctions: {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sanction"][];
                };
            };
        };
    };
    updateSanctions: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SanctionUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    createSanction: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SanctionCreate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sanction"];
                };
            };
        };
    };
    deleteSanctions: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    getSanction: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sanction"];
                };
            };
        };
    };
    updateSanction: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SanctionUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sanction"];
                };
            };
        };
    };
    deleteSanction: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sanction"];
                };
            };
        };
    };
    getSanctionHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    restoreSanctionEntry: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                entryId: string;
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sanction"];
                };
            };
        };
    };
    liftSanction: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sanction"];
                };
            };
        };
    };
    bulkSanctions: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SanctionBulk"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    exportSanctions: {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    importSanctions: {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
                from?: string;
                key?: string;
                mode?: "create" | "upsert";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    mapping?: string;
                    /** Format: uuid */
                    spaceId?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDryRun"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        job: string;
                    };
                };
            };
        };
    };
    importSanctionsTemplate: {
        parameters: {
            query?: {
                format?: "csv" | "xlsx";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "listSaved-views": {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"][];
                };
            };
        };
    };
    "updateSaved-views": {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    createSavedView: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewCreate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
        };
    };
    "deleteSaved-views": {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    getSavedView: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
        };
    };
    updateSavedView: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
        };
    };
    deleteSavedView: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
        };
    };
    getSavedViewHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    restoreSavedViewEntry: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                entryId: string;
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
        };
    };
    "bulkSaved-views": {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewBulk"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    "exportSaved-views": {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "importSaved-views": {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
                from?: string;
                key?: string;
                mode?: "create" | "upsert";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    mapping?: string;
                    /** Format: uuid */
                    spaceId?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDryRun"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        job: string;
                    };
                };
            };
        };
    };
    "importSaved-viewsTemplate": {
        parameters: {
            query?: {
                format?: "csv" | "xlsx";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    search: {
        parameters: {
            query: {
                q: string;
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchMatch"][];
                };
            };
        };
    };
    listStudies: {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Study"][];
                };
            };
        };
    };
    updateStudies: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudyUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    createStudy: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudyCreate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Study"];
                };
            };
        };
    };
    deleteStudies: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    getStudy: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Study"];
                };
            };
        };
    };
    updateStudy: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudyUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Study"];
                };
            };
        };
    };
    deleteStudy: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Study"];
                };
            };
        };
    };
    getStudyHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    restoreStudyEntry: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                entryId: string;
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Study"];
                };
            };
        };
    };
    approveStudy: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Study"];
                };
            };
        };
    };
    contractStudy: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Study"];
                };
            };
        };
    };
    finishStudy: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Study"];
                };
            };
        };
    };
    releaseStudy: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Study"];
                };
            };
        };
    };
    sendBackStudy: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Study"];
                };
            };
        };
    };
    bulkStudies: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudyBulk"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    exportStudies: {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    importStudies: {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
                from?: string;
                key?: string;
                mode?: "create" | "upsert";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    mapping?: string;
                    /** Format: uuid */
                    spaceId?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDryRun"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        job: string;
                    };
                };
            };
        };
    };
    importStudiesTemplate: {
        parameters: {
            query?: {
                format?: "csv" | "xlsx";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "listSuite-personalisation": {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuitePersonalisation"][];
                };
            };
        };
    };
    "updateSuite-personalisation": {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuitePersonalisationUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    createSuitePersonalisation: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuitePersonalisationCreate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuitePersonalisation"];
                };
            };
        };
    };
    "deleteSuite-personalisation": {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    getSuitePersonalisation: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuitePersonalisation"];
                };
            };
        };
    };
    updateSuitePersonalisation: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuitePersonalisationUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuitePersonalisation"];
                };
            };
        };
    };
    deleteSuitePersonalisation: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuitePersonalisation"];
                };
            };
        };
    };
    getSuitePersonalisationHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    restoreSuitePersonalisationEntry: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                entryId: string;
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuitePersonalisation"];
                };
            };
        };
    };
    "bulkSuite-personalisation": {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuitePersonalisationBulk"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    "exportSuite-personalisation": {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "importSuite-personalisation": {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
                from?: string;
                key?: string;
                mode?: "create" | "upsert";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    mapping?: string;
                    /** Format: uuid */
                    spaceId?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDryRun"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        job: string;
                    };
                };
            };
        };
    };
    "importSuite-personalisationTemplate": {
        parameters: {
            query?: {
                format?: "csv" | "xlsx";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "listSuite-users": {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuiteUser"][];
                };
            };
        };
    };
    "updateSuite-users": {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuiteUserUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    createSuiteUser: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuiteUserCreate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuiteUser"];
                };
            };
        };
    };
    "deleteSuite-users": {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    getSuiteUser: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuiteUser"];
                };
            };
        };
    };
    updateSuiteUser: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuiteUserUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuiteUser"];
                };
            };
        };
    };
    deleteSuiteUser: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuiteUser"];
                };
            };
        };
    };
    getSuiteUserHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    restoreSuiteUserEntry: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                entryId: string;
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuiteUser"];
                };
            };
        };
    };
    "bulkSuite-users": {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuiteUserBulk"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    "exportSuite-users": {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "importSuite-users": {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
                from?: string;
                key?: string;
                mode?: "create" | "upsert";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    mapping?: string;
                    /** Format: uuid */
                    spaceId?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDryRun"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        job: string;
                    };
                };
            };
        };
    };
    "importSuite-usersTemplate": {
        parameters: {
            query?: {
                format?: "csv" | "xlsx";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    listTags: {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"][];
                };
            };
        };
    };
    updateTags: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    createTag: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagCreate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
        };
    };
    deleteTags: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    getTag: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
        };
    };
    updateTag: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
        };
    };
    deleteTag: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
        };
    };
    getTagHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    restoreTagEntry: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                entryId: string;
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
        };
    };
    restoreTag: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
        };
    };
    bulkTags: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagBulk"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    exportTags: {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    importTags: {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
                from?: string;
                key?: string;
                mode?: "create" | "upsert";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    mapping?: string;
                    /** Format: uuid */
                    spaceId?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDryRun"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        job: string;
                    };
                };
            };
        };
    };
    importTagsTemplate: {
        parameters: {
            query?: {
                format?: "csv" | "xlsx";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    listTopics: {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Topic"][];
                };
            };
        };
    };
    updateTopics: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TopicUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    createTopic: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TopicCreate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Topic"];
                };
            };
        };
    };
    deleteTopics: {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    getTopic: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Topic"];
                };
            };
        };
    };
    updateTopic: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TopicUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Topic"];
                };
            };
        };
    };
    deleteTopic: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Topic"];
                };
            };
        };
    };
    getTopicHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    restoreTopicEntry: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                entryId: string;
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Topic"];
                };
            };
        };
    };
    bulkTopics: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TopicBulk"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    exportTopics: {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    importTopics: {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
                from?: string;
                key?: string;
                mode?: "create" | "upsert";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    mapping?: string;
                    /** Format: uuid */
                    spaceId?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDryRun"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        job: string;
                    };
                };
            };
        };
    };
    importTopicsTemplate: {
        parameters: {
            query?: {
                format?: "csv" | "xlsx";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "listTracking-vendors": {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackingVendor"][];
                };
            };
        };
    };
    "updateTracking-vendors": {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackingVendorUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    createTrackingVendor: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackingVendorCreate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackingVendor"];
                };
            };
        };
    };
    "deleteTracking-vendors": {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    getTrackingVendor: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackingVendor"];
                };
            };
        };
    };
    updateTrackingVendor: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackingVendorUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackingVendor"];
                };
            };
        };
    };
    deleteTrackingVendor: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackingVendor"];
                };
            };
        };
    };
    getTrackingVendorHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    restoreTrackingVendorEntry: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                entryId: string;
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackingVendor"];
                };
            };
        };
    };
    "bulkTracking-vendors": {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackingVendorBulk"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    "exportTracking-vendors": {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "importTracking-vendors": {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
                from?: string;
                key?: string;
                mode?: "create" | "upsert";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    mapping?: string;
                    /** Format: uuid */
                    spaceId?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDryRun"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        job: string;
                    };
                };
            };
        };
    };
    "importTracking-vendorsTemplate": {
        parameters: {
            query?: {
                format?: "csv" | "xlsx";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    listTranscripts: {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transcript"][];
                };
            };
        };
    };
    getTranscript: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transcript"];
                };
            };
        };
    };
    getTranscriptHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    exportTranscripts: {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "listUsability-tests": {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsabilityTest"][];
                };
            };
        };
    };
    "updateUsability-tests": {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsabilityTestUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    createUsabilityTest: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsabilityTestCreate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsabilityTest"];
                };
            };
        };
    };
    "deleteUsability-tests": {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    getUsabilityTest: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsabilityTest"];
                };
            };
        };
    };
    updateUsabilityTest: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsabilityTestUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsabilityTest"];
                };
            };
        };
    };
    deleteUsabilityTest: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsabilityTest"];
                };
            };
        };
    };
    getUsabilityTestHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    restoreUsabilityTestEntry: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                entryId: string;
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsabilityTest"];
                };
            };
        };
    };
    "bulkUsability-tests": {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsabilityTestBulk"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    "exportUsability-tests": {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "importUsability-tests": {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
                from?: string;
                key?: string;
                mode?: "create" | "upsert";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    mapping?: string;
                    /** Format: uuid */
                    spaceId?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDryRun"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        job: string;
                    };
                };
            };
        };
    };
    "importUsability-testsTemplate": {
        parameters: {
            query?: {
                format?: "csv" | "xlsx";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "listUx-tasks": {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UxTask"][];
                };
            };
        };
    };
    "updateUx-tasks": {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UxTaskUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    createUxTask: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UxTaskCreate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UxTask"];
                };
            };
        };
    };
    "deleteUx-tasks": {
        parameters: {
            query: {
                filter: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    getUxTask: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UxTask"];
                };
            };
        };
    };
    updateUxTask: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UxTaskUpdate"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UxTask"];
                };
            };
        };
    };
    deleteUxTask: {
        parameters: {
            header?: {
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UxTask"];
                };
            };
        };
    };
    getUxTaskHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    restoreUxTaskEntry: {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "If-Match"?: components["parameters"]["If-Match"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                entryId: string;
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UxTask"];
                };
            };
        };
    };
    "bulkUx-tasks": {
        parameters: {
            header?: {
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UxTaskBulk"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    "exportUx-tasks": {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "importUx-tasks": {
        parameters: {
            query?: {
                dryRun?: "true" | "false";
                from?: string;
                key?: string;
                mode?: "create" | "upsert";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                    mapping?: string;
                    /** Format: uuid */
                    spaceId?: string;
                };
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDryRun"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        job: string;
                    };
                };
            };
        };
    };
    "importUx-tasksTemplate": {
        parameters: {
            query?: {
                format?: "csv" | "xlsx";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "listVideo-chats": {
        parameters: {
            query?: {
                after?: string;
                count?: "true" | "false" | "estimate";
                filter?: string;
                limit?: string;
                range?: string;
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    "X-Count": components["headers"]["X-Count"];
                    "X-Next-Cursor": components["headers"]["X-Next-Cursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoChat"][];
                };
            };
        };
    };
    getVideoChat: {
        parameters: {
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoChat"];
                };
            };
        };
    };
    getVideoChatHistory: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: {
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
        };
    };
    "exportVideo-chats": {
        parameters: {
            query?: {
                delimiter?: "," | ";";
                fields?: string;
                filter?: string;
                format?: "csv" | "xlsx";
                labels?: "true" | "false";
                sort?: string;
                trash?: "true" | "false";
            };
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Preview-As"?: components["parameters"]["X-Preview-As"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    exportOwnPersonalData: {
        parameters: {
            header?: {
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                "X-Space"?: components["parameters"]["X-Space"];
            };
            path: {
                communityId: string;
            };
        };
        responses: {
            "4XX": components["responses"]["Problem"];
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPersonalData"];
                };
            };
        };
    };
}
