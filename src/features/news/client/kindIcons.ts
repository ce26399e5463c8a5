/** Icons of what companies are told of, by kind. */
export const KIND_ICONS: Readonly<Record<string, string>> = {
  study: "Assignment",
  comment: "ChatBubble",
  progress: "Insights",
  credits: "Payments",
  contract: "Article",
  communities: "Forum",
  people: "Group",
};
