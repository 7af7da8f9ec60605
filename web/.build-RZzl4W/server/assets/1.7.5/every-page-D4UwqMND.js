// contract/messages/en/pages.ts
var pages = {
	home: {
		title: "Inkreel: make and edit pictures and videos, priced before the click",
		description: "Draw pictures from words, cut out, clean up, enlarge and restyle your own; subtitle, dub and lip-sync videos. The price is on the button, and failed runs are refunded."
	},
	create: {
		title: "Create",
		description: "Every Inkreel tool by what you want to make, each with its price in points.",
		lead: "Pick what you want to make. Each tool opens with a sample, and the button shows the price before you run it.",
		open: "Open the editor",
		read: "How it works"
	},
	about: {
		navigation: "About Inkreel",
		updated: ({ date }) => `Effective ${date}`,
		terms: {
			title: "Terms of service",
			description: "What you may do with Inkreel, what points are, and what we are liable for."
		},
		privacy: {
			title: "Privacy policy",
			description: "What Inkreel keeps about you, why, for how long, and how to have it removed."
		},
		agreement: {
			title: "User agreement",
			description: "Rules for using Inkreel, generated content and points."
		},
		us: {
			title: "About us",
			description: "Why Inkreel is built the way it is: honest prices, plain labels, nothing lost."
		}
	},
	notFound: {
		title: "Page not found",
		line: "The address may be wrong, or the page has moved. Your work is safe.",
		home: "Go to the home page",
		create: "All tools",
		creations: "My creations"
	},
	/** At a sample that is laid over what it was made from, on landing pages and in editors. */
	comparison: {
		compare: "Drag to compare",
		before: "Before",
		after: "After"
	},
	broken: {
		title: "This page stopped working",
		line: "Something went wrong on our side while showing it. Your runs continue, and their results will be in My creations.",
		/** A part of the page did not load. */
		unloaded: {
			title: "Load failed",
			line: "Check the connection and try again."
		},
		reload: "Reload the page",
		details: "Details",
		copy: "Copy"
	}
};
// contract/messages/en/shell.ts
var number$1 = (value) => value.toLocaleString("en");
var points = (value) => value === 1 ? "1 point" : `${number$1(value)} points`;
var shell = {
	skip: "Skip to content",
	home: "Inkreel, home",
	menu: "Menu",
	navigation: "Main",
	images: "Images",
	videos: "Videos",
	groups: {
		generate: "Generate",
		editing: "Editing",
		enhance: "Enhance",
		sync: "Sync",
		translate: "Translate"
	},
	create: "Create",
	myCreation: "My creations",
	pricing: "Pricing",
	credits: "Points history",
	signIn: "Sign in",
	signOut: "Sign out",
	signedOut: "Signed out.",
	studio: "Open the studio",
	account: ({ name, initials }) => `${initials}, account of ${name}`,
	points: ({ points: value }) => points(value),
	/** A tool's price in a list, for each picture or each started five seconds. */
	price: ({ points: value, per5s }) => value === 0 ? "Free" : per5s ? `${points(value)} / 5\u00a0s` : points(value),
	pointsLink: ({ points: value }) => `${points(value)}, open the points history`,
	otherLanguage: "中文",
	theme: "Theme",
	themes: {
		system: "System",
		light: "Light",
		dark: "Dark"
	},
	close: "Close",
	contact: "Contact us",
	footer: {
		line: "A studio for pictures and videos. Every file says what made it.",
		tools: "Tools",
		studio: "Studio",
		about: "Inkreel",
		api: "API",
		copyright: ({ year }) => `© ${year} Inkreel`
	},
	needsModel: "Needs an AI model, not available here yet",
	loading: "Loading",
	offline: "You are offline. Anything you start is kept and sent when you are back online.",
	retry: "Try again"
};
// contract/messages/en/sign-in.ts
var number = (value) => value.toLocaleString("en");
// contract/messages/en/every-page.ts
/**
* Texts that a visitor may read before doing anything: every page loads them, so each sentence costs all
* pages.
*/
var everyPage = {
	pages,
	shell,
	signIn: {
		account: "Account",
		login: "Sign in",
		register: "Create an account",
		email: "E-mail",
		mobile: "Mobile number",
		password: "Password",
		showPassword: "Show the password",
		hidePassword: "Hide the password",
		passwordHint: ({ minimum }) => `At least ${minimum} characters`,
		inviteCode: "Invite code",
		optional: "Optional",
		newHere: "New here?",
		giftIncluded: ({ points }) => `, ${number(points)} points included`,
		haveAccount: "Already have an account?",
		working: "One moment",
		/** Followed by the policies, then `policiesEnd`. */
		policiesLogin: "By signing in you accept the ",
		policiesRegister: "By creating an account you accept the ",
		policiesAnd: " and the ",
		policiesEnd: ".",
		policies: {
			"terms-of-service": "terms of service",
			"privacy-policy": "privacy policy",
			"user-agreement": "user agreement"
		},
		missing: {
			email: "Enter your e-mail address.",
			emailForm: "Enter a valid e-mail address.",
			mobile: "Enter your mobile number.",
			password: "Enter your password."
		},
		welcome: ({ name }) => `Signed in as ${name}.`,
		picture: "A small boat, a fisherman, distant mountains",
		pictureFacts: "Water ink, drawn by the built-in engine"
	},
	styles: {
		ultra_realistic: "Realistic",
		movie_stills: "Movie still",
		picture_book: "Picture book",
		anime: "Anime",
		"3d_cartoon": "3D cartoon",
		water_ink: "Water ink",
		ukiyo_e: "Ukiyo-e",
		retro_comics: "Retro comic",
		cyberpunk: "Cyberpunk"
	}
};
export { everyPage };
