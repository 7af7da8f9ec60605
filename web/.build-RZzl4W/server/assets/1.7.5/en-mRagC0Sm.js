// web/features/pages/about/texts/en.ts
var SINCE = "2026-11-21T12:00:00Z";
/** English texts of the static information pages. */
var documents = {
	terms: {
		since: SINCE,
		lead: "These terms apply between you and the operator of this installation of Inkreel. They are short on purpose; mandatory law where you live applies in addition.",
		sections: [
			{
				title: "Your account",
				paragraphs: [
					"You create an account with contact details and a password. Keep the password to yourself: you are responsible for what is done with your account until you tell us that someone else has access to it.",
					"You may be signed in on several devices. Signing out ends the session on that device; changing the password ends all the others.",
					"You must be old enough to agree to these terms where you live. Inkreel is not meant for children under 13."
				]
			},
			{
				title: "Points",
				paragraphs: [
					"Runs are paid for with points. The button shows the price before you click. The points are held while the run works, charged when its result is saved, and refunded at once if it fails or is cancelled.",
					"Points belong to the team, not to a single member. Every change is an entry in the points history. Entries are never changed or removed, only corrected by a new entry with a reason.",
					"Points that come with a plan expire with it unless it is renewed. Points given at sign-up or as a bonus do not expire. Points are not money and cannot be paid out, except where the law says so."
				]
			},
			{
				title: "What you make",
				paragraphs: [
					"What you upload stays yours. You allow us to store and process it as far as your runs need it, and no further.",
					"What Inkreel makes for you, you may use for any lawful purpose, commercial ones included. We claim no rights in it. Someone else may get a similar result from a similar prompt.",
					"Every file that Inkreel makes carries a machine-readable note that says what made it and when. Do not remove a visible label that the law requires."
				]
			},
			{
				title: "What is not allowed",
				paragraphs: [
					"Do not make sexual content involving minors, content that shows real people in a false or degrading light without their consent, fraud, or incitement to violence. Do not upload anything you have no right to use.",
					"Do not try to break, overload or get around the limits of the service. You may test your own installation as you like.",
					"We may suspend an account that breaks these rules. Where we can, we say why and give you time to take your files with you."
				]
			},
			{
				title: "Our liability",
				paragraphs: ["We keep the service running as well as we can, and we keep backups. We cannot promise that it is always available or that a result fits your purpose. Check results before you publish them.", "We are liable without limit for intent and gross negligence, and for harm to life and health. Otherwise our liability is limited to foreseeable damage, and to what you paid in the preceding twelve months."]
			},
			{
				title: "Changes and termination",
				paragraphs: ["We announce changes to these terms at least 30 days before they take effect. If you do not agree, you may close your account before then.", "You may delete your account at any time, under Account. That page and the privacy policy say what is deleted and what is kept."]
			}
		]
	},
	privacy: {
		since: SINCE,
		lead: "Inkreel keeps what it needs to do the work you ask for, to show it to you again, and to account for points. It sells nothing and shows no advertising.",
		sections: [
			{
				title: "What we keep",
				paragraphs: [
					"Account: your e-mail address or mobile number, your name, your language, and your password as a one-way hash that nobody can read back.",
					"Work: prompts, settings, uploaded files and results, with the engine that made them and their receipts.",
					"Points: every change, with member, tool and time.",
					"Logs: the address, time and outcome of each request, without prompts or passwords."
				]
			},
			{
				title: "In your browser",
				paragraphs: ["A sign-in token, for 30 days at most. Your theme, folded panes and unfinished forms, so that a reload loses nothing. There are no third-party cookies and no trackers.", "When you sign out or your session ends, all of it except the theme is removed."]
			},
			{
				title: "Who else sees it",
				paragraphs: [
					"Members of your team see what belongs to their projects; its founder and admins see everything.",
					"If the operator has connected an external AI model, what a run needs is sent to that provider: the prompt, and the pictures, video or audio that the run works on. Each result says which engine made it. The built-in engine sends nothing anywhere.",
					"No one else, unless the law requires it."
				]
			},
			{
				title: "How long we keep it",
				paragraphs: [
					"Results stay until you delete them. Deleted results stay in the bin for 30 days and are then removed, files included. Uploads that nothing uses are removed after a few days.",
					"The points history is kept as long as bookkeeping law requires. Logs are kept for 30 days.",
					"When you delete your account, your personal data and sign-in methods are deleted at once, and teams with no other members are deleted with everything in them within a day. Receipts and the points history are kept without your name, and what you made in teams with others stays with the team. A one-way hash of your address or number is kept, so that the sign-up gift is given only once."
				]
			},
			{
				title: "Location data in pictures",
				paragraphs: ["Photos often record where they were taken. Inkreel removes the location from everything that it makes and shows to others."]
			},
			{
				title: "Your rights",
				paragraphs: ["You may access, correct, export and delete what we keep about you, and object to its use. Write to the operator of this installation; you will get an answer within 30 days. You may also complain to the data protection authority where you live."]
			}
		]
	},
	agreement: {
		since: SINCE,
		lead: "This agreement covers how to use Inkreel, the rules for generated content, and how points work. By creating an account you accept it.",
		sections: [
			{
				title: "Account and real name",
				paragraphs: ["You register with a mobile number or an e-mail address that belongs to you. Where the law requires a verified identity, content can be published only after the number has been verified.", "Keep the password to yourself, and tell us at once if someone else has used your account."]
			},
			{
				title: "Generated content",
				paragraphs: [
					"Content made by Inkreel is labelled: visibly where the law requires it, and always in the file itself. You may not remove, alter or hide these labels, or help others do so.",
					"You may not use Inkreel to make or spread anything illegal: content that endangers national security or public order, is obscene, violent or fraudulent, spreads rumours, or harms the reputation, likeness, privacy or works of others. Using the face or the voice of a person needs that person’s consent.",
					"We may refuse a run, remove content or suspend an account that breaks these rules, and we keep the records that the law requires."
				]
			},
			{
				title: "Points and payment",
				paragraphs: ["The price of each run is shown before it starts. Points are held while it works, charged when its result is saved, and refunded if it fails or is cancelled.", "Points are for use in Inkreel only. They cannot be transferred, traded or paid out, except where the law says so."]
			},
			{
				title: "Rights",
				paragraphs: ["What you upload stays yours. You may use what is made from it within the law. The product itself, its name and its design remain ours."]
			},
			{
				title: "Liability and disputes",
				paragraphs: ["The service is provided as it is; check results before you use them. We are liable for our own faults within the limits of the law.", "We try to settle disputes by negotiation first. Otherwise the court at the operator’s registered seat decides."]
			}
		]
	},
	us: {
		lead: "Inkreel is a studio for people who need pictures and videos, and have to answer for them: brand teams, editors, shops, and everyone who creates on their own.",
		sections: [
			{
				title: "Priced before the click",
				paragraphs: ["A studio should say what a job costs before it starts. In Inkreel the price is on the button and follows your settings. Runs that fail cost nothing, and every point is accounted for in a history you can read."]
			},
			{
				title: "Plain about what made it",
				paragraphs: ["Each result says which engine made it, what that engine understood of your prompt, and what it left out. The built-in engine draws by rules, without an AI model, and says so. Operators can also connect AI models of their choice."]
			},
			{
				title: "Nothing lost",
				paragraphs: ["Runs continue when the tab is closed, your work is back after a reload, and results stay in the history with their prompt, seed and receipt. Whatever you delete can be restored for 30 days."]
			},
			{
				title: "Yours to run",
				paragraphs: ["Inkreel runs on one machine out of the box, and on many when it has to. The name is its plan: ink for images, reel for video."]
			}
		]
	}
};
export { documents };
